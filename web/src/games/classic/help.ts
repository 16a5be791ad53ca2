/** The rules behind things, the most important first, and their pictures. What is said of them is in the texts: `classic-help-…`. */
import type { HelpFile } from "../../rules/help";

export const help: HelpFile = {
  cardKey(card) {
    const [first = "", ...tools] = /^[a-z]/.test(card) ? card.split("-") : ["path"];
    return first === "repair" && tools.length > 1 ? "repair-two" : first;
  },

  cards: {
    path: {
      clauses: ["CL-P04", "CL-P03", "CL-P02", "CL-P01"],
    },
    dead: {
      clauses: ["CL-P05", "CL-R05", "Q-CL-03"],
    },
    start: {
      clauses: ["CL-C05", "CL-S06", "CL-P04"],
    },
    treasure: {
      clauses: ["CL-R02", "CL-R01", "CL-V01"],
    },
    stone: {
      clauses: ["CL-R03", "CL-P07", "CL-R04"],
    },
    broken: {
      clauses: ["CL-A01", "CL-P08", "CL-A02", "CL-A03"],
    },
    repair: {
      clauses: ["CL-A05", "CL-A06", "CL-A09"],
    },
    "repair-two": {
      clauses: ["CL-A08", "CL-A05", "CL-A09"],
    },
    rockfall: {
      clauses: ["CL-A10", "CL-A12", "CL-A13"],
    },
    map: {
      clauses: ["CL-A14", "CL-A16", "CL-I03"],
    },
  },

  tokens: {
    goal: {
      clauses: ["CL-C06", "CL-R01", "CL-P06"],
      picture: {
        table: [
          {
            card: null,
            at: [0, 0],
          },
        ],
      },
    },
  },

  badges: {
    lamp: {
      clauses: ["CL-C08", "CL-P08"],
      picture: {
        emblem: "lamp",
      },
    },
    cart: {
      clauses: ["CL-C08", "CL-P08"],
      picture: {
        emblem: "cart",
      },
    },
    pick: {
      clauses: ["CL-C08", "CL-P08"],
      picture: {
        emblem: "pick",
      },
    },
    "lamp-broken": {
      clauses: ["CL-P08", "CL-A03", "CL-A04", "CL-A02"],
      picture: {
        emblem: "lamp-broken",
      },
    },
    "cart-broken": {
      clauses: ["CL-P08", "CL-A03", "CL-A04", "CL-A02"],
      picture: {
        emblem: "cart-broken",
      },
    },
    "pick-broken": {
      clauses: ["CL-P08", "CL-A03", "CL-A04", "CL-A02"],
      picture: {
        emblem: "pick-broken",
      },
    },
    gold: {
      clauses: ["CL-I07", "CL-V11"],
      picture: {
        emblem: "gold",
      },
    },
    hand: {
      clauses: ["CL-I04", "CL-D01", "CL-D04"],
      picture: {
        back: null,
      },
    },
  },

  roles: {
    miner: {
      clauses: ["CL-V01", "CL-V02", "CL-V04", "CL-V08"],
      picture: {
        emblem: "pick",
      },
    },
    saboteur: {
      clauses: ["CL-V06", "CL-E02", "CL-I01", "CL-V08"],
      picture: {
        emblem: "rockfall",
      },
    },
  },

  piles: {
    pile: {
      clauses: ["CL-D01", "CL-D02", "CL-E02"],
      picture: {
        back: null,
      },
    },
    discards: {
      clauses: ["CL-I06", "CL-D03", "CL-T04"],
      picture: {
        back: null,
      },
    },
    gold: {
      clauses: ["CL-V02", "CL-V06", "CL-C11"],
      picture: {
        emblem: "gold",
      },
    },
  },

  scores: {
    rounds: {
      clauses: ["CL-E04", "CL-V11", "CL-V12", "CL-N02"],
      picture: {
        emblem: "chest",
      },
    },
    end: {
      clauses: ["CL-E01", "CL-E02", "Q-CL-21", "CL-E03"],
      picture: {
        card: "treasure",
      },
    },
    miners: {
      clauses: ["CL-V02", "CL-V03", "CL-V04", "CL-V05"],
      picture: {
        emblem: "gold",
      },
    },
    saboteurs: {
      clauses: ["CL-V06", "CL-V10", "CL-V07", "Q-CL-23"],
      picture: {
        emblem: "rockfall",
      },
    },
    empty: {
      clauses: ["CL-T05", "CL-D04", "Q-CL-20"],
      picture: {
        emblem: "card",
      },
    },
    discard: {
      clauses: ["CL-T03", "CL-T04", "CL-T02"],
      picture: {
        back: null,
      },
    },
    roles: {
      clauses: ["CL-S01", "CL-S03", "CL-S04"],
      picture: {
        emblem: "rockfall",
      },
    },
  },

  options: {
    first_player: {
      clauses: ["Q-CL-41", "CL-S10", "Q-ALL-02"],
      picture: {
        emblem: "crown",
      },
    },
    loose_connection: {
      clauses: ["D-CL-01", "CL-P04", "Q-CL-10"],
      picture: {
        table: [
          {
            card: "start",
            at: [0, 0],
          },
          {
            card: "dead-EW",
            at: [1, 0],
          },
          {
            card: "EW",
            at: [2, 0],
            sign: "good",
          },
        ],
      },
    },
    self_break: {
      clauses: ["D-CL-02", "CL-A01"],
      picture: {
        card: "broken-lamp",
      },
    },
    auto_end_when_dead: {
      clauses: ["Q-CL-21", "D-CL-04", "CL-E02"],
      picture: {
        back: null,
      },
    },
    next_start: {
      clauses: ["D-CL-05", "CL-N04", "Q-CL-22"],
      picture: {
        emblem: "crown",
      },
    },
    gold_draw: {
      clauses: ["Q-CL-29", "CL-V02"],
      picture: {
        emblem: "gold",
      },
    },
    competitive: {
      clauses: ["Q-CL-28"],
      picture: {
        emblem: "lamp-broken",
      },
    },
    vote_end: {
      clauses: ["Q-CL-39", "CL-X01"],
      picture: {
        emblem: "tick",
      },
    },
    rounds: {
      clauses: ["Q-CL-40", "CL-E04"],
      picture: {
        emblem: "chest",
      },
    },
  },

  examples: {
    "CL-P01": {
      table: [
        {
          card: "start",
          at: [0, 0],
        },
        {
          card: "ESW",
          at: [2, 0],
          sign: "bad",
        },
      ],
    },
    "CL-P02": {
      table: [
        {
          card: "SW",
          at: [0, 0],
          sign: "good",
        },
        {
          card: "SW",
          at: [1, 0],
          turned: true,
          sign: "good",
        },
      ],
    },
    "CL-P03": {
      table: [
        {
          card: "NS",
          at: [-1, 0],
          sign: "bad",
        },
        {
          card: "start",
          at: [0, 0],
        },
        {
          card: "ESW",
          at: [1, 0],
          sign: "good",
        },
      ],
    },
    "CL-P04": {
      table: [
        {
          card: "ESW",
          at: [-1, 0],
          sign: "good",
        },
        {
          card: "start",
          at: [0, 0],
        },
        {
          card: "NESW",
          at: [2, 0],
        },
        {
          card: "EW",
          at: [3, 0],
          sign: "bad",
        },
      ],
    },
    "CL-P05": {
      table: [
        {
          card: "start",
          at: [0, 0],
        },
        {
          card: "dead-EW",
          at: [1, 0],
        },
        {
          card: "EW",
          at: [2, 0],
          sign: "bad",
        },
      ],
    },
    "CL-P06": {
      table: [
        {
          card: "EW",
          at: [0, 0],
        },
        {
          card: "SW",
          at: [1, 0],
          sign: "good",
        },
        {
          card: null,
          at: [2, 0],
        },
      ],
    },
    "CL-R01": {
      table: [
        {
          card: "start",
          at: [0, 0],
        },
        {
          card: "EW",
          at: [1, 0],
          sign: "good",
        },
        {
          card: "treasure",
          at: [2, 0],
        },
      ],
    },
    "CL-R05": {
      table: [
        {
          card: "EW",
          at: [0, 0],
        },
        {
          card: "dead-EW",
          at: [1, 0],
        },
        {
          card: null,
          at: [2, 0],
        },
      ],
    },
    "CL-S06": {
      table: [
        {
          card: "start",
          at: [0, 0],
        },
        {
          card: null,
          at: [8, 2],
        },
        {
          card: null,
          at: [8, 0],
        },
        {
          card: null,
          at: [8, -2],
        },
      ],
    },
    "CL-A10": {
      table: [
        {
          card: "start",
          at: [0, 0],
        },
        {
          card: "EW",
          at: [1, 0],
          sign: "bad",
        },
        {
          card: "NESW",
          at: [2, 0],
        },
      ],
    },
  },
};
