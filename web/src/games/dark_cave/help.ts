/** The rules behind things, the most important first, and their pictures. What is said of them is in the texts: `dark_cave-help-…`. */
import type { HelpFile } from "../../rules/help";
import { plainName } from "./cards";

export const help: HelpFile = {
  cardKey(card) {
    if (card.startsWith("goal-")) return card;
    return /^[a-z]+/.exec(plainName(card))?.[0] ?? "path";
  },

  cards: {
    path: {
      clauses: ["DC-P04", "DC-P03", "DC-P02", "DC-C10", "DC-P06"],
    },
    hole: {
      clauses: ["DC-P11", "DC-A20", "DC-A21"],
    },
    ladder: {
      clauses: ["DC-P12", "DC-M04", "Q-DC-12"],
    },
    bridge: {
      clauses: ["DC-P13", "DC-P14", "Q-DC-16"],
    },
    bend: {
      clauses: ["DC-P15", "DC-P16", "Q-DC-20"],
    },
    vein: {
      clauses: ["DC-P17", "DC-P18", "DC-P09", "Q-DC-28"],
    },
    start: {
      clauses: ["DC-C09", "DC-S06", "DC-P12"],
    },
    "goal-exit": {
      clauses: ["DC-R04", "DC-R01", "Q-DC-32"],
    },
    "goal-hole": {
      clauses: ["DC-C08", "DC-P11", "DC-R01"],
    },
    "goal-ladder": {
      clauses: ["DC-C08", "DC-P12", "Q-DC-14"],
    },
    "goal-vein": {
      clauses: ["DC-C08", "DC-P17", "DC-P18"],
    },
    information: {
      clauses: ["DC-A02", "DC-I02", "Q-DC-75"],
    },
    rockfall: {
      clauses: ["DC-A03", "DC-A04", "DC-A05", "DC-A06"],
    },
    swap: {
      clauses: ["DC-A07", "DC-A08", "Q-DC-54"],
    },
    web: {
      clauses: ["DC-A09", "DC-A11", "DC-A12", "Q-DC-46"],
    },
    boots: {
      clauses: ["DC-A14", "DC-A15", "D-DC-06"],
    },
    axe: {
      clauses: ["DC-A16", "DC-A18", "DC-A17", "DC-A19"],
    },
    rat: {
      clauses: ["DC-A31", "DC-A20", "DC-A23", "DC-A27"],
    },
    lindworm: {
      clauses: ["DC-A32", "DC-A20", "DC-A23", "DC-A27"],
    },
    goblin: {
      clauses: ["DC-A33", "DC-A20", "DC-A23", "DC-A27"],
    },
  },

  tokens: {
    goal: {
      clauses: ["DC-C08", "DC-R01", "Q-DC-11"],
      picture: {
        table: [
          {
            card: null,
            at: [0, 0],
          },
        ],
      },
    },
    web: {
      clauses: ["DC-A11", "DC-A12", "DC-A17", "DC-M07"],
      picture: {
        emblem: "web",
      },
    },
    rat: {
      clauses: ["DC-A31", "DC-A27", "DC-M08", "DC-A18"],
      picture: {
        emblem: "rat",
      },
    },
    lindworm: {
      clauses: ["DC-A32", "DC-A27", "DC-M08", "DC-A18"],
      picture: {
        emblem: "lindworm",
      },
    },
    goblin: {
      clauses: ["DC-A33", "DC-A27", "DC-M08", "DC-A18"],
      picture: {
        emblem: "goblin",
      },
    },
    gold: {
      clauses: ["DC-P17", "DC-P18"],
      picture: {
        emblem: "vein",
      },
    },
    dwarf: {
      clauses: ["DC-M01", "DC-M02", "DC-M03"],
      picture: {
        emblem: "dwarf",
      },
    },
  },

  badges: {
    yellow: {
      clauses: ["DC-S04", "DC-I01", "DC-V03"],
      picture: {
        emblem: "sun",
      },
    },
    blue: {
      clauses: ["DC-S04", "DC-I01", "DC-V03"],
      picture: {
        emblem: "moon",
      },
    },
    gold: {
      clauses: ["DC-V02", "DC-V03", "DC-S07"],
      picture: {
        emblem: "gold",
      },
    },
    boots: {
      clauses: ["DC-A14", "DC-A15"],
      picture: {
        emblem: "boots",
      },
    },
    axe: {
      clauses: ["DC-A18", "DC-A17", "DC-A19", "DC-A24"],
      picture: {
        emblem: "axe",
      },
    },
    rat: {
      clauses: ["DC-A31", "DC-A27", "DC-M08", "DC-A18"],
      picture: {
        emblem: "rat",
      },
    },
    lindworm: {
      clauses: ["DC-A32", "DC-A27", "DC-M08", "DC-A18"],
      picture: {
        emblem: "lindworm",
      },
    },
    goblin: {
      clauses: ["DC-A33", "DC-A27", "DC-M08", "DC-A18"],
      picture: {
        emblem: "goblin",
      },
    },
    lying: {
      clauses: ["DC-A32", "Q-DC-70", "Q-DC-67"],
      picture: {
        emblem: "lying",
      },
    },
    outside: {
      clauses: ["DC-R04", "DC-T06", "Q-DC-36"],
      picture: {
        emblem: "exit",
      },
    },
    hand: {
      clauses: ["DC-I04", "DC-I06", "DC-T04"],
      picture: {
        back: 1,
      },
    },
  },

  roles: {
    loyal: {
      clauses: ["DC-V03", "DC-V04", "DC-V05"],
      picture: {
        emblem: "dwarf",
      },
    },
    saboteur: {
      clauses: ["DC-V03", "DC-V05", "DC-S04"],
      picture: {
        emblem: "spider",
      },
    },
  },

  piles: {
    pile: {
      clauses: ["DC-S10", "DC-D01", "DC-D03", "DC-C10"],
      picture: {
        back: 1,
      },
    },
    discards: {
      clauses: ["DC-T03", "DC-D05", "DC-I05"],
      picture: {
        back: 2,
      },
    },
    gold: {
      clauses: ["DC-S12", "DC-P09", "DC-A33"],
      picture: {
        emblem: "gold",
      },
    },
  },

  scores: {
    value: {
      clauses: ["DC-V04", "DC-V05", "DC-V07", "Q-DC-81"],
      picture: {
        emblem: "gold",
      },
    },
    end: {
      clauses: ["DC-E02", "DC-E01", "Q-DC-52", "DC-X01"],
      picture: {
        card: "goal-exit",
      },
    },
    lost: {
      clauses: ["DC-V02", "Q-DC-80"],
      picture: {
        emblem: "vein",
      },
    },
    tie: {
      clauses: ["DC-V06", "Q-DC-79"],
      picture: {
        emblem: "exit",
      },
    },
    creature: {
      clauses: ["DC-A27", "DC-A18", "DC-A30", "Q-DC-45"],
      picture: {
        emblem: "goblin",
      },
    },
    web: {
      clauses: ["DC-A12", "DC-A11"],
      picture: {
        emblem: "web",
      },
    },
    empty: {
      clauses: ["DC-T04", "D-DC-04", "Q-DC-59"],
      picture: {
        emblem: "card",
      },
    },
  },

  options: {
    first_player: {
      clauses: ["Q-DC-83", "DC-S13", "Q-ALL-02"],
      picture: {
        emblem: "crown",
      },
    },
    area: {
      clauses: ["D-DC-01", "DC-S02"],
      picture: {
        emblem: "exit",
      },
    },
    rotate180: {
      clauses: ["D-DC-02", "DC-P02"],
      picture: {
        table: [
          {
            card: "I-NE",
            at: [0, 0],
            sign: "good",
          },
          {
            card: "I-NE",
            at: [1, 0],
            turned: true,
            sign: "good",
          },
        ],
      },
    },
    axe_same_turn: {
      clauses: ["D-DC-05", "DC-A19"],
      picture: {
        emblem: "axe",
      },
    },
    axe_keeps_moving: {
      clauses: ["Q-DC-24", "DC-M08"],
      picture: {
        emblem: "step",
      },
    },
    vein_optional: {
      clauses: ["Q-DC-28", "DC-P18"],
      picture: {
        emblem: "vein",
      },
    },
    strict_immediate_end: {
      clauses: ["Q-DC-52", "DC-E01"],
      picture: {
        emblem: "clock",
      },
    },
    swap_needs_cards: {
      clauses: ["Q-DC-54", "DC-A07"],
      picture: {
        emblem: "swap",
      },
    },
    vote_end: {
      clauses: ["Q-DC-58", "DC-X01"],
      picture: {
        emblem: "tick",
      },
    },
    emerge_attacks: {
      clauses: ["Q-DC-60", "DC-A29"],
      picture: {
        emblem: "hole",
      },
    },
    axe_prompt: {
      clauses: ["Q-DC-63", "DC-A24"],
      picture: {
        emblem: "axe",
      },
    },
    show_backs: {
      clauses: ["Q-DC-76", "DC-I06"],
      picture: {
        back: 3,
      },
    },
  },

  examples: {
    "DC-P01": {
      table: [
        {
          card: "start",
          at: [0, 0],
        },
        {
          card: "I-NEW",
          at: [2, 0],
          sign: "bad",
        },
      ],
    },
    "DC-P02": {
      table: [
        {
          card: "I-NE",
          at: [0, 0],
          sign: "good",
        },
        {
          card: "I-NE",
          at: [1, 0],
          turned: true,
          sign: "good",
        },
      ],
    },
    "DC-P03": {
      table: [
        {
          card: "I-NS",
          at: [-1, 0],
          sign: "bad",
        },
        {
          card: "start",
          at: [0, 0],
        },
        {
          card: "I-NEW",
          at: [1, 0],
          sign: "good",
        },
      ],
    },
    "DC-P04": {
      table: [
        {
          card: "I-EW",
          at: [0, 0],
        },
        {
          card: "I-EW",
          at: [0, 1],
          sign: "bad",
        },
        {
          card: "II-NEW",
          at: [1, 0],
          sign: "good",
        },
      ],
    },
    "DC-P10": {
      table: [
        {
          card: "I-EW",
          at: [0, 0],
        },
        {
          card: "I-NW",
          at: [1, 0],
          sign: "good",
        },
        {
          card: null,
          at: [2, 0],
        },
      ],
    },
    "DC-C10": {
      table: [
        {
          card: "I-EW",
          at: [0, 0],
        },
        {
          card: "II-EW",
          at: [1, 0],
        },
        {
          card: "III-EW",
          at: [2, 0],
        },
      ],
    },
    "DC-R01": {
      table: [
        {
          card: "I-EW",
          at: [0, 0],
        },
        {
          card: "II-EW",
          at: [1, 0],
        },
        {
          card: "goal-exit",
          at: [2, 0],
          sign: "good",
        },
      ],
    },
  },
};
