/** The rules behind things, the most important first, and their pictures. What is said of them is in the texts: `lost_mines-help-…`. */
import type { HelpFile } from "../../rules/help";

export const help: HelpFile = {
  cardKey(card) {
    if (card.startsWith("mine-")) return card;
    return /^[a-z]+/.exec(card)?.[0] ?? "path";
  },

  cards: {
    path: {
      clauses: ["LM-P03", "LM-P02", "LM-P01", "LM-P09", "LM-P04"],
    },
    trunk: {
      clauses: ["LM-P10", "LM-P12", "LM-A01"],
    },
    lake: {
      clauses: ["LM-P10", "LM-P12", "LM-A01"],
    },
    ditch: {
      clauses: ["LM-P10", "LM-P12", "LM-A01"],
    },
    rock: {
      clauses: ["LM-P11", "LM-M02", "Q-LM-15"],
    },
    fire: {
      clauses: ["LM-P13", "LM-T07", "Q-LM-45"],
    },
    start: {
      clauses: ["LM-S02", "LM-S08", "LM-C03"],
    },
    "mine-gold": {
      clauses: ["LM-R03", "LM-R04", "LM-R01", "LM-R05"],
    },
    "mine-silver": {
      clauses: ["LM-R03", "LM-R04", "LM-R01", "LM-R05"],
    },
    "mine-gems": {
      clauses: ["LM-R03", "LM-R04", "LM-R01", "LM-R05"],
    },
    "mine-dragon": {
      clauses: ["LM-R06", "LM-R07", "LM-V07"],
    },
    axe: {
      clauses: ["LM-A01", "LM-A02", "LM-A03", "LM-A04"],
    },
    boat: {
      clauses: ["LM-A01", "LM-A02", "LM-A03", "LM-A04"],
    },
    rope: {
      clauses: ["LM-A01", "LM-A02", "LM-A03", "LM-A04"],
    },
    trap: {
      clauses: ["LM-A10", "LM-A11", "LM-A12", "LM-A13"],
    },
    troll: {
      clauses: ["LM-A14", "LM-A15", "LM-A16"],
    },
    info: {
      clauses: ["LM-A05", "LM-A06", "LM-A07", "LM-A08", "LM-A09"],
    },
    storm: {
      clauses: ["LM-A17", "LM-A20", "LM-A18", "LM-A19"],
    },
  },

  tokens: {
    goal: {
      clauses: ["LM-R01", "LM-C02", "LM-I02"],
      picture: {
        table: [
          {
            card: null,
            at: [0, 0],
          },
        ],
      },
    },
    trap: {
      clauses: ["LM-A11", "LM-A13", "LM-M04", "Q-LM-17"],
      picture: {
        emblem: "trap",
      },
    },
    troll: {
      clauses: ["LM-A15", "LM-A16", "LM-T06"],
      picture: {
        emblem: "troll",
      },
    },
    axe: {
      clauses: ["LM-A04", "LM-P12", "LM-A18"],
      picture: {
        emblem: "axe",
      },
    },
    boat: {
      clauses: ["LM-A04", "LM-P12", "LM-A18"],
      picture: {
        emblem: "boat",
      },
    },
    rope: {
      clauses: ["LM-A04", "LM-P12", "LM-A18"],
      picture: {
        emblem: "rope",
      },
    },
    dwarf: {
      clauses: ["LM-M01", "LM-M03", "LM-S08"],
      picture: {
        emblem: "dwarf",
      },
    },
  },

  badges: {
    yellow: {
      clauses: ["LM-S06", "LM-I01", "LM-V02"],
      picture: {
        emblem: "sun",
      },
    },
    blue: {
      clauses: ["LM-S06", "LM-I01", "LM-V02"],
      picture: {
        emblem: "moon",
      },
    },
    gold: {
      clauses: ["LM-I03", "LM-I04", "LM-V03", "G-LM-04"],
      picture: {
        emblem: "gold",
      },
    },
    silver: {
      clauses: ["LM-I03", "LM-I04", "LM-V03", "G-LM-04"],
      picture: {
        emblem: "silver",
      },
    },
    gems: {
      clauses: ["LM-I03", "LM-I04", "LM-V03", "G-LM-04"],
      picture: {
        emblem: "gems",
      },
    },
    dragon: {
      clauses: ["LM-V07", "LM-V08", "LM-R06"],
      picture: {
        emblem: "dragon",
      },
    },
    points: {
      clauses: ["LM-N03", "LM-V11", "Q-LM-62"],
      picture: {
        emblem: "chest",
      },
    },
    hand: {
      clauses: ["LM-I05", "LM-T05", "LM-D01"],
      picture: {
        back: null,
      },
    },
  },

  roles: {
    loyal: {
      clauses: ["LM-V02", "LM-V03", "LM-V04", "LM-V05"],
      picture: {
        emblem: "dwarf",
      },
    },
    selfish: {
      clauses: ["LM-V01", "Q-LM-56"],
      picture: {
        emblem: "gems",
      },
    },
    saboteur: {
      clauses: ["LM-V02", "LM-V03", "LM-V04", "LM-I01"],
      picture: {
        emblem: "trap",
      },
    },
  },

  piles: {
    pile: {
      clauses: ["LM-D01", "LM-D02", "LM-E01"],
      picture: {
        back: null,
      },
    },
    discards: {
      clauses: ["LM-T04", "LM-D03", "LM-I06"],
      picture: {
        back: null,
      },
    },
  },

  scores: {
    rounds: {
      clauses: ["LM-E04", "LM-V11", "LM-N03"],
      picture: {
        emblem: "crown",
      },
    },
    end: {
      clauses: ["LM-E02", "LM-E01", "Q-LM-38", "LM-E03"],
      picture: {
        emblem: "chest",
      },
    },
    share: {
      clauses: ["LM-V03", "LM-V04", "LM-V05", "LM-V06", "LM-V09"],
      picture: {
        emblem: "gold",
      },
    },
    selfish: {
      clauses: ["LM-V01", "Q-LM-56"],
      picture: {
        emblem: "gems",
      },
    },
    dragon: {
      clauses: ["LM-V07", "LM-V08", "Q-LM-58"],
      picture: {
        emblem: "dragon",
      },
    },
    stay: {
      clauses: ["LM-R04", "Q-LM-34", "LM-R03"],
      picture: {
        card: "mine-gold",
      },
    },
    troll: {
      clauses: ["LM-A16", "LM-T06", "LM-A13"],
      picture: {
        emblem: "troll",
      },
    },
    empty: {
      clauses: ["LM-T05", "LM-A12", "Q-LM-19"],
      picture: {
        emblem: "card",
      },
    },
  },

  options: {
    first_player: {
      clauses: ["Q-ALL-02", "D-LM-03", "LM-S11"],
      picture: {
        emblem: "crown",
      },
    },
    stack_tokens: {
      clauses: ["Q-LM-21", "LM-A10"],
      picture: {
        emblem: "trap",
      },
    },
    treasure_pick: {
      clauses: ["Q-LM-31", "LM-R03"],
      picture: {
        emblem: "gems",
      },
    },
    own_treasure_hidden: {
      clauses: ["Q-LM-32", "LM-I04"],
      picture: {
        emblem: "eye",
      },
    },
    strict_immediate_end: {
      clauses: ["Q-LM-38", "LM-E01"],
      picture: {
        emblem: "clock",
      },
    },
    vote_end: {
      clauses: ["Q-LM-52", "LM-X01"],
      picture: {
        emblem: "tick",
      },
    },
    balanced_clans: {
      clauses: ["Q-LM-54", "LM-S05"],
      picture: {
        emblem: "sun",
      },
    },
    next_start: {
      clauses: ["Q-LM-61", "LM-N02"],
      picture: {
        emblem: "crown",
      },
    },
    rounds: {
      clauses: ["Q-LM-63", "LM-E04", "LM-N04"],
      picture: {
        emblem: "chest",
      },
    },
  },

  examples: {
    "LM-P01": {
      table: [
        {
          card: "start-yellow",
          at: [0, 0],
        },
        {
          card: "ESW",
          at: [2, 0],
          sign: "bad",
        },
      ],
    },
    "LM-P02": {
      table: [
        {
          card: "start-yellow",
          at: [0, 0],
        },
        {
          card: "ESW",
          at: [1, 0],
          sign: "good",
        },
        {
          card: "NS",
          at: [0, 1],
          sign: "good",
        },
        {
          card: "EW",
          at: [1, 1],
          sign: "bad",
        },
      ],
    },
    "LM-P03": {
      table: [
        {
          card: "EW",
          at: [0, 0],
        },
        {
          card: "EW",
          at: [0, 1],
          sign: "bad",
        },
        {
          card: "ESW",
          at: [1, 0],
          sign: "good",
        },
      ],
    },
    "LM-P09": {
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
    "LM-P10": {
      table: [
        {
          card: "start-blue",
          at: [0, 0],
        },
        {
          card: "trunk-EW",
          at: [1, 0],
          sign: "bad",
        },
        {
          card: "NESW",
          at: [2, 0],
        },
      ],
    },
    "LM-P08": {
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
    "LM-R01": {
      table: [
        {
          card: "EW",
          at: [0, 0],
        },
        {
          card: "EW",
          at: [1, 0],
        },
        {
          card: "mine-gold",
          at: [2, 0],
          sign: "good",
        },
      ],
    },
  },
};
