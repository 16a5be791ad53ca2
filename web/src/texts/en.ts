/** Everything that people read, in British English. Texts with parameters are functions. */

type Cell = readonly [number, number];
type Backs = readonly number[] | null;

const at = (cell: Cell): string => `${cell[0]},${cell[1]}`;
const plural = (number: number, one: string, many = `${one}s`): string => `${number} ${number === 1 ? one : many}`;
const list = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
const backs = (found: Backs): string =>
  (found ?? [])
    .map((number, group) => (number ? `${number} × ${["I", "II", "III"][group]}` : ""))
    .filter(Boolean)
    .join(", ");
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const bracket = (text: string): string => (text ? ` (${text})` : "");
const sides: Record<string, string> = { N: "north", E: "east", S: "south", W: "west" };
const side = (letter: string): string => sides[letter] ?? letter;
const edge = ([x, y, s]: readonly [number, number, string]): string =>
  `between ${x},${y} and ${s === "N" ? at([x, y + 1]) : at([x + 1, y])}`;
const clans: Record<string, string> = { yellow: "sun clan (yellow)", blue: "moon clan (blue)" };
const clan = (name: string): string => clans[name] ?? name;
const otherClan = (name: string): string => clan(name === "yellow" ? "blue" : "yellow");

const goals: Record<string, string> = {
  treasure: "the treasure",
  gold: "gold",
  silver: "silver",
  gems: "gems",
  dragon: "the dragon",
  exit: "the exit",
  hole: "a dark hole",
  ladder: "a ladder",
  vein: "a gold vein",
};
const goal = (shows: string): string => (shows.startsWith("stone") ? "only stone" : (goals[shows.replace(/^(mine|goal)-/, "")] ?? shows));

const words: Record<string, string> = {
  "broken-lamp": "broken lamp",
  "broken-cart": "broken cart",
  "broken-pick": "broken pick",
  "repair-lamp": "repair: lamp",
  "repair-cart": "repair: cart",
  "repair-pick": "repair: pick",
  "repair-lamp-cart": "repair: lamp or cart",
  "repair-lamp-pick": "repair: lamp or pick",
  "repair-cart-pick": "repair: cart or pick",
  rockfall: "rockfall",
  map: "map",
  axe: "axe",
  boat: "boat",
  rope: "rope",
  trap: "trap",
  troll: "troll",
  "info-mine-treasure": "information: mine or treasure",
  "info-mine-dwarf": "information: mine or dwarf",
  "info-treasure-dwarf": "information: treasure or dwarf",
  storm: "thunderstorm",
  information: "secret information",
  swap: "swap hands",
  web: "spider’s web",
  boots: "boots",
  rat: "rat",
  lindworm: "lindworm",
  goblin: "goblin",
};
const features: Record<string, string> = {
  dead: "dead end",
  trunk: "tree trunk",
  lake: "lake",
  ditch: "ditch",
  rock: "narrow rocks",
  fire: "campfire",
  hole: "dark hole",
  ladder: "ladder",
  bridge: "bridge",
  bend: "double bend",
  vein: "gold vein",
};

/** The name of a card: what it is, and for paths where they lead. */
function card(name: string): string {
  const group = /^(I{1,3})-/.exec(name)?.[1];
  const bare = name.replace(/^I{1,3}-/, "");
  const behind = group ? `, group ${group}` : "";
  if (words[bare]) return words[bare] + behind;
  const [first, doors] = bare.includes("-") ? (bare.split("-") as [string, string]) : ["", bare];
  const what = first ? (features[first] ?? first) : "path";
  return `${what} ${doors.split("").join("·")}${behind}`;
}

/** What is laid, for the log, without its doors. */
function laid(name: string): string {
  const feature = /^(?:I{1,3}-)?([a-z]+)-/.exec(name)?.[1];
  return feature && features[feature] ? `a path card (${features[feature]})` : "a path card";
}

const about: Record<string, string> = {
  broken: "Put it before another player: who has a broken tool can’t lay path cards.",
  repair: "Mends one matching broken tool, your own or somebody else’s.",
  rockfall: "Takes one path card out of the network.",
  map: "Look at one of the goals. Only you see it.",
  "lost_mines-axe": "Overcomes a tree trunk, for everybody.",
  "dark_cave-axe": "From the next turn on, its owner may drive a creature away with it, or hew at a web.",
  boat: "Overcomes a lake, for everybody.",
  rope: "Overcomes a ditch, for everybody.",
  trap: "Lies on an edge: every dwarf who crosses it loses a card.",
  troll: "Blocks an edge until your next turn.",
  info: "Look in secret at one of two things.",
  storm: "Sweeps a path card away on which nobody stands.",
  information: "Look in secret at a goal that lies face down, or at another player’s clan card.",
  swap: "You swap all your other cards with another player’s.",
  web: "Closes a door for two rounds, to dwarves and creatures alike.",
  boots: "Whoever has boots may walk 4 steps instead of 3.",
  rat: "Comes out of a dark hole and walks up to 3 steps; dwarves whom it meets lose a card.",
  lindworm: "Comes out of a dark hole and walks up to 4 steps; dwarves whom it meets miss their next walk.",
  goblin: "Comes out of a dark hole and walks up to 5 steps; dwarves whom it meets lose 1 gold.",
  dead: "Connects nothing: the path ends here from every side.",
  trunk: "Blocks the way until somebody uses an axe on it.",
  lake: "Blocks the way until somebody uses a boat on it.",
  ditch: "Blocks the way until somebody uses a rope on it.",
  rock: "Only one dwarf has room here.",
  fire: "Who begins a walk here may take 5 steps.",
  hole: "Creatures come out of dark holes.",
  ladder: "From one ladder to any other it is a single step.",
  bridge: "Whoever walks onto the wooden bridge loses a card; the path below is free.",
  bend: "Two bends that do not meet; the tunnel between them costs 1 gold.",
  vein: "Whoever stops at the gold takes it, and has to show the clan card.",
};

const lmHow: Record<string, string> = {
  treasures: "all treasures are found",
  exhausted: "nobody has a card left",
  vote: "all voted to end it",
};
const clHow: Record<string, string> = {
  treasure: "the path to the treasure is complete",
  reached: "the path to the treasure is complete",
  exhausted: "the cards ran out",
  dead: "nobody could play any more",
  vote: "all voted to end it",
};
const dcHow: Record<string, string> = {
  exit: "all dwarves of one side have left the cave",
  exhausted: "nobody has a card left",
  vote: "all voted to end it",
};

export const en = {
  language: "en",
  name: "Undermine",
  plural,
  list,
  side,
  at,
  edge,
  clan,
  otherClan,
  goal,
  card,
  laid,
  backs,
  /** What a card does, in a sentence; nothing for plain paths. */
  aboutCard: (game: string, name: string): string => {
    const kind = /^(?:I{1,3}-)?([a-z]+)/.exec(name)?.[1] ?? "";
    return about[`${game}-${kind}`] ?? about[kind] ?? "";
  },
  feature: (name: string): string => features[name] ?? name,
  how: { classic: clHow, lost_mines: lmHow, dark_cave: dcHow } as Record<string, Record<string, string>>,

  games: {
    classic: {
      title: "Classic",
      sentence: "Miners dig for the treasure, saboteurs among them dig for failure, and nobody knows who is who.",
    },
    lost_mines: {
      title: "The Lost Mines",
      sentence: "Two clans race through the wilderness to four mines, with a traitor or two in their own ranks.",
    },
    dark_cave: {
      title: "The Dark Cave",
      sentence: "Find the exit, carry your gold out, and mind the rat, the goblin and the lindworm.",
    },
  } as Record<string, { title: string; sentence: string }>,

  start: {
    lead: "Tunnels, gold and people who are not what they say. Three games, in the browser, without an account.",
    nickname: "Your name",
    namePlaceholder: "Nickname",
    playNow: "Play now",
    playNowGame: (game: string): string => `Play now: ${game}, against bots`,
    invite: "Invite friends",
    inviteGame: (game: string): string => `Invite friends to ${game}`,
    seats: (least: number, most: number): string => `${least}–${most} players`,
    join: "Join with a code",
    code: "Code of the table",
    joinButton: "Join",
    badCode: "A code has six letters.",
    watch: "Watch a public table",
    noPublic: "No public table is open at the moment.",
    watchTable: (game: string, seats: number, status: string): string =>
      `${game} · ${seats} seats · ${({ open: "before the start", playing: "playing", over: "finished" } as Record<string, string>)[status] ?? status}`,
    refresh: "Look again",
    working: "One moment…",
    failed: (why: string): string => `That did not work: ${why}.`,
    offline: "The server can’t be reached.",
    defaultName: "Guest",
  },

  create: {
    title: (game: string): string => `A table for ${game}`,
    seats: "Seats",
    clock: "Clock",
    clocks: {
      none: "No clock",
      "decision-60": "1 minute for each decision",
      "decision-180": "3 minutes for each decision",
      "bank-600": "10 minutes each, and 10 seconds more for every decision",
      "decision-86400": "A day for each decision",
    } as Record<string, string>,
    privacy: "Who may find it",
    privacies: {
      link: "Whoever has the link or the code",
      public: "Everybody: it is listed for watching",
      closed: "Players only: nobody may watch",
    } as Record<string, string>,
    rules: "Rules of the house",
    rulebook: "as in the rulebook",
    onDefault: "By the rulebook this is on.",
    offDefault: "By the rulebook this is off.",
    make: "Make the table",
    back: "Back",
  },

  options: {
    first_player: { label: "Who begins", values: { random: "chance decides" } },
    loose_connection: { label: "Path cards need not be connected with the start", values: {} },
    self_break: { label: "One may break one’s own tools", values: {} },
    auto_end_when_dead: { label: "A round ends as soon as nobody can do anything useful", values: {} },
    next_start: {
      label: "Who begins the next round",
      values: {
        last_path: "left of who laid the last path card",
        last_card: "left of who played the last card",
        rotate: "the next seat",
        last_played: "left of who played the last card",
        last_turn: "left of who had the last turn",
      },
    },
    gold_draw: { label: "Gold cards after a win of the miners", values: { miners: "one for each miner", players: "one for each player" } },
    competitive: { label: "Miners with a broken tool get no gold", values: {} },
    vote_end: { label: "All together may vote to end it early", values: {} },
    rounds: { label: "Rounds", values: {} },
    stack_tokens: { label: "Several traps may lie on one edge", values: {} },
    treasure_pick: { label: "Which treasure one gets", values: { choose: "one chooses", random: "chance decides" } },
    own_treasure_hidden: { label: "One does not look at one’s own treasures", values: {} },
    strict_immediate_end: { label: "The end comes at once, in the middle of a turn", values: {} },
    balanced_clans: { label: "The clans are equally large", values: {} },
    area: { label: "Size of the cave", values: { auto: "by the number of players", "7": "7 by 7 cells", "9": "9 by 9 cells" } },
    rotate180: { label: "Cards may be turned upside down", values: {} },
    axe_same_turn: { label: "An axe may be used in the turn in which it is played", values: {} },
    axe_keeps_moving: { label: "One may walk on after using an axe on a creature", values: {} },
    vein_optional: { label: "One may leave the gold of a vein where it is", values: {} },
    swap_needs_cards: { label: "One needs cards of one’s own to swap hands", values: {} },
    emerge_attacks: { label: "Creatures attack where they come out", values: {} },
    axe_prompt: { label: "Who may use an axe is asked", values: { sequential: "one after the other", simultaneous: "all at once" } },
    show_backs: { label: "The groups of cards in hand are seen by all", values: {} },
  } as Record<string, { label: string; values: Record<string, string> }>,
  on: "on",
  off: "off",

  trouble: {
    connecting: "Connecting…",
    reconnecting: "The connection is lost. Trying again…",
    restarting: "The server restarts. Trying again…",
    slow_down: "That was too fast for the server. Trying again in a moment…",
    no_table: "There is no table with this code.",
    closed_table: "Only those who play may see this table.",
    old_page: "The server is newer than this page.",
    refused: "The server does not know you at this table.",
    otherTab: "This table is open in another tab, too.",
    reload: "Load again",
    toStart: "To the start page",
    loading: "The table is being laid…",
  },

  table: {
    bot: (seat: string): string => `Bot ${seat}`,
    free: "free seat",
    gone: "somebody who left",
    code: "Code",
    copy: "Copy the link",
    copied: "Copied",
    qr: "QR code of the link",
    share: "Bring people here with this link or code:",
    you: "you",
    host: "host",
    botSign: "bot",
    offline: "not here",
    away: "a bot plays on",
    watching: "You are watching.",
    joinAs: "Join the table",
    seatsFree: (number: number): string => (number ? `${plural(number, "seat")} free` : "all seats are taken"),
    leave: "Leave the table",
    home: "Undermine, start page",
    lag: (ms: number): string => `Answers take ${ms} ms`,
    thisTable: "This table",
    close: "Close",
    rules: "Rules of this table",
    allDefault: "All as in the rulebook.",
    clockIs: (kind: string, seconds: number, more: number): string =>
      kind === "none"
        ? "No clock"
        : `${kind === "bank" ? "Bank" : "Each decision"}: ${duration(seconds)}${more ? `, plus ${duration(more)}` : ""}`,
  },

  lobby: {
    title: (game: string): string => `${game}: before the start`,
    sit: "Sit here",
    sitAlso: "Sit here, too",
    stand: "Stand up",
    addBot: "Add a bot",
    removeBot: "Send the bot away",
    remove: (name: string): string => `Send ${name} away`,
    fillBots: "Fill up with bots",
    ready: "I am ready",
    notReady: "Wait, not yet",
    readySign: "ready",
    notReadySign: "not ready",
    start: "Start the game",
    waitHost: (host: string): string => `${host} starts the game when everybody is ready.`,
    need: {
      seats: (free: number): string => `${plural(free, "seat is", "seats are")} free: wait for people or add bots.`,
      ready: (names: string[]): string => `Not ready yet: ${list(names)}.`,
      self: "Take a seat to play, or fill all seats with others.",
    },
    passAndPlay: "Several people at one device? Sit in several seats; the screen is covered whenever the device changes hands.",
    nobody: "nobody yet",
    toTable: "Back to the finished game",
    spectators: (names: string[]): string => (names.length ? `Without a seat: ${list(names)}` : ""),
  },

  play: {
    round: (round: number, rounds: number): string => `Round ${round} of ${rounds}`,
    pile: "Draw pile",
    discards: "Discards",
    goldPile: "Gold cards",
    pool: "Gold left",
    hand: "Your hand",
    noHand: "You have no cards.",
    board: "The table",
    players: "Players",
    log: "Log",
    chat: "Talk",
    recap: "Since your last turn",
    drawer: "Log, talk",
    paused: "The game is paused.",
    pause: "Ask for a pause",
    resume: "Go on playing",
    pauseWished: (names: string[]): string => `${list(names)} would like a pause.`,
    sound: (on: boolean): string => (on ? "Sound is on" : "Sound is off"),
    soundToggle: "Sound when it is your turn",
    hide: "Hide",
    show: "Show",
    roleHidden: "Your role is hidden.",
    takeBack: "A bot plays for you. Play on yourself",
    leaveGame: "Leave the game (a bot plays on)",
    mark: (name: string, mark: string): string => `Your private mark for ${name}: ${mark}`,
    marks: { "": "none", "+": "I trust", "?": "unsure", "-": "I suspect" } as Record<string, string>,
    titleYourTurn: "Your turn",
    waiting: "to move",
    treasures: "Treasures",
    treasure: (place: number, symbol: string, value: number | null): string =>
      `Treasure ${place}: ${goal(symbol)}${value === null ? "" : `, worth ${value}`}`,
    known: "What only you know",
    knownHand: (name: string, cards: string[], gone: string): string =>
      `${name}’s hand, seen in a swap: ${cards.map(card).join(", ")}${gone ? `; gone since then: ${gone}` : ""}`,
    knownLeftOver: (cards: string[]): string => `Clan cards nobody was dealt: ${cards.join(", ")}`,
  },

  boardTexts: {
    board: "The table",
    zoomIn: "Zoom in",
    zoomOut: "Zoom out",
    fit: "Show all",
    dwarf: (seat: string, lying: boolean): string => (lying ? `Dwarf ${seat}, lying` : `Dwarf ${seat}`),
  },

  now: {
    yourTurn: "Your turn: play a card or discard",
    yourTurnClassic: "Your turn: play a card or pass one",
    broken: (tools: string[]): string => `Your ${list(tools)} ${tools.length > 1 ? "are" : "is"} broken: you can’t lay path cards.`,
    stays: "Your dwarf has just stood up and stays where it is.",
    selected: (name: string): string => `Chosen: ${name}.`,
    whereLay: "Choose a lit cell.",
    whereCard: "Choose a lit card.",
    whereGoal: "Choose what to look at.",
    whereEdge: "Choose an edge.",
    wherePlayer: "Choose a player.",
    nowhere: "It can’t be played now, only discarded.",
    again: "Click again to play it, or press Enter.",
    walk: (left: number): string => `Walk: ${plural(left, "step")} left`,
    walkCreature: (creature: string, left: number): string => `Walk the ${creature}: ${plural(left, "step")} left`,
    waiting: (names: string[]): string => `Waiting for ${list(names)}`,
    waitingWalk: (name: string, left: number): string => `${name} walks (${plural(left, "step")} left)`,
    waitingCreature: (name: string, creature: string): string => `${name} walks the ${creature}`,
    waitingGold: (name: string): string => `${name} picks gold`,
    waitingTreasure: (name: string): string => `${name} chooses a treasure`,
    waitingAlign: (name: string): string => `${name} decides how a card lies`,
    waitingAxe: (names: string[], creature: string): string => `${list(names)}: an axe against the ${creature}?`,
    waitingVote: (names: string[]): string => `A vote is on; not yet voted: ${list(names)}`,
    decide: "Your decision",
    over: "The game is over",
    sending: "Sending…",
  },

  act: {
    turn: "Turn it",
    confirm: "Play it here",
    cancel: "Cancel",
    stop: "Stop here",
    pass: "Pass it",
    passFirst: "Choose a card to play or to pass",
    discardOne: "Discard it",
    discardTwo: "Discard both",
    second: "Discard two…",
    secondStop: "Only one",
    proposeRound: "Propose to end the round",
    proposeGame: "Propose to end the game",
    other: (text: string): string => text,
    break: (tool: string): string => `Break the ${tool}`,
    repair: (tool: string): string => `Mend the ${tool}`,
    lookDwarf: "Look at the dwarf card",
    lookClan: "Look at the clan card",
    swap: "Swap hands",
    equipBoots: "Give boots",
    equipAxe: "Give the axe",
    lookTreasure: (place: number, symbol: string): string => `Look at treasure ${place} (${goal(symbol)})`,
    rouse: (creature: string): string => `Take over the ${creature}`,
  },

  target: {
    lay: (name: string, cell: Cell, how: "lay" | "lay-turned" | "lay-both"): string =>
      `lay ${card(name)} at ${at(cell)}${{ lay: "", "lay-turned": ", turned", "lay-both": ", either way up" }[how]}`,
    rockfall: (cell: Cell): string => `let rock fall on ${at(cell)}`,
    storm: (cell: Cell): string => `sweep away the card at ${at(cell)}`,
    tool: (cell: Cell): string => `overcome the obstacle at ${at(cell)}`,
    look: (cell: Cell): string => `look at the card at ${at(cell)}`,
    attract: (creature: string, cell: Cell): string => `let the ${creature} out at ${at(cell)}`,
    web: (cell: Cell, letter: string): string => `put the web on the ${side(letter)} side of ${at(cell)}`,
    trap: (cell: Cell, letter: string): string => `set the trap on the ${side(letter)} side of ${at(cell)}`,
    troll: (cell: Cell, letter: string): string => `set the troll on the ${side(letter)} side of ${at(cell)}`,
    hew: (cell: Cell, letter: string): string => `hew with your axe at the web on the ${side(letter)} side of ${at(cell)}`,
    step: (cell: Cell, note: string): string => `step to ${at(cell)}${bracket(note)}`,
    stepSpace: (cell: Cell, space: string, note: string): string => `step to ${at(cell)} ${space}${bracket(note)}`,
  },

  toll: {
    bridge: "bridge: costs a card",
    bridgeFree: "bridge: free",
    tunnel: "tunnel: costs 1 gold",
    tunnelFree: "tunnel: free without gold",
    exit: "out of the cave!",
    gold: "gold, if you stop there",
    emptyVein: "empty vein",
    hole: "dark hole",
    ladder: "ladder",
    reveal: "turns the card over",
    attack: (creature: string): string => `the ${creature} attacks`,
    trap: "trap: costs a card",
    attacks: (letters: string[]): string => `attacks ${list(letters)}`,
  },

  ask: {
    axe: (creature: string, victims: string[]): string => `The ${creature} attacks ${list(victims)}. Use your axe to drive it away?`,
    axeYes: "Yes: drive it away (costs the axe)",
    axeNo: "No: keep the axe",
    meet: "Several creatures are here. Which one do you meet first?",
    meetOne: (creature: string): string => `the ${creature}`,
    takeGold: "Gold! If you take it, your clan card is turned over for all.",
    takeYes: "Take the gold and show the card",
    takeNo: "Leave it there",
    align: "A goal is turned over. How shall it lie?",
    upright: "As it is",
    turned: "Turned",
    nuggets: "Choose one gold card; the others go on to the next miner.",
    nugget: (number: number): string => plural(number, "nugget"),
    treasure: "You are at the mine. Which treasure do you take?",
    vote: (name: string, what: string): string => `${name} proposes to end the ${what}. Do you agree?`,
    voteRound: "round",
    voteGame: "game",
    voteYes: "Yes, end it",
    voteNo: "No, play on",
    other: "Choose:",
  },

  role: {
    yours: "Your role",
    miner: "Miner",
    saboteur: "Saboteur",
    minerWish: "You win the round if a path reaches the treasure.",
    saboteurWish: "You win the round if the treasure is not reached.",
    loyal: "Loyal",
    selfish: "Selfish",
    traitor: "Saboteur",
    lm: {
      loyal: (own: string): string => `You share what the ${clan(own)} finds.`,
      selfish: (): string => "You keep what you find yourself, and get nothing else.",
      saboteur: (own: string): string => `You look like the ${clan(own)}, but you share with the ${otherClan(own)}.`,
    } as Record<string, (own: string) => string>,
    dc: (own: string, identity: string, seats: number): string => {
      const side = identity === "loyal" ? clan(own) : otherClan(own);
      const sideNote = seats > 4 ? "" : identity === "loyal" ? ", the side of the loyal" : ", the side of all saboteurs";
      return `Gold that you carry out counts for the ${side}${sideNote}.`;
    },
    names: { miner: "miner", saboteur: "saboteur", loyal: "loyal", selfish: "selfish" } as Record<string, string>,
  },

  panel: {
    tool: (tool: string, broken: boolean): string => `${tool} ${broken ? "broken" : "whole"}`,
    broken: "broken",
    goldCards: (number: number, worth: number | null): string =>
      `${plural(number, "gold card")}${worth === null ? "" : `, worth ${worth}`}`,
    gold: (number: number): string => `${number} gold`,
    boots: "boots",
    axes: (number: number, fresh: boolean): string => `${plural(number, "axe")}${fresh ? " (not in this turn)" : ""}`,
    lying: "lying: misses the next walk",
    out: "out of the cave",
    points: (number: number): string => plural(number, "point"),
    dragon: "has the dragon: −2",
    hand: (number: number, groups: string): string => `${plural(number, "card")} in hand${bracket(groups)}`,
    creature: (name: string): string => `the ${name}`,
  },

  tell: {
    created: "The table was made.",
    joined: (name: string): string => `${name} joins.`,
    left: (name: string): string => `${name} leaves.`,
    sat: (name: string, seat: string): string => `${name} takes seat ${seat}.`,
    botSat: (seat: string): string => `A bot takes seat ${seat}.`,
    stood: (seat: string): string => `Seat ${seat} is free again.`,
    readied: (name: string, yes: boolean): string => `${name} is ${yes ? "ready" : "not ready"}.`,
    started: (match: number): string => (match > 1 ? `Game ${match} begins.` : "The game begins."),
    botTook: (name: string): string => `A bot plays on for ${name}.`,
    tookBack: (name: string): string => `${name} plays again.`,
    pauseWished: (name: string, yes: boolean): string => (yes ? `${name} asks for a pause.` : `${name} wants to play on.`),
    timeOut: (name: string): string => `${name}’s time was up.`,

    roundBegan: (round: number, who: string): string => `Round ${round} begins; ${who} starts.`,
    gameBegan: (who: string): string => `${who} starts.`,
    lays: (who: string, name: string, cell: Cell): string => `${who} lays ${laid(name)} at ${at(cell)}.`,
    skipped: (who: string): string => `${who} has no cards left: the turn passes.`,
    drew: (name: string): string => `You draw: ${card(name)}.`,
    proposed: (who: string, what: string): string => `${who} proposes to end the ${what}.`,
    voted: (who: string, yes: boolean): string => `${who} votes ${yes ? "yes" : "no"}.`,
    goalUp: (cell: Cell, shows: string): string => `The goal at ${at(cell)} is turned over: ${goal(shows)}!`,
    goalUpBy: (who: string, cell: Cell, shows: string): string => `${who} turns over the card at ${at(cell)}: ${goal(shows)}!`,
    aligned: (who: string, turned: boolean): string => `${who} lays it ${turned ? "turned" : "as it is"}.`,
    breaks: (who: string, tool: string, whose: string): string => `${who} breaks the ${tool} of ${whose}.`,
    mends: (who: string, tool: string, whose: string): string => `${who} mends the ${tool} of ${whose}.`,
    mendsOwn: (who: string, tool: string): string => `${who} mends their own ${tool}.`,
    rock: (who: string, cell: Cell): string => `${who} lets rock fall on ${at(cell)}.`,
    looks: (who: string, cell: Cell, shows: string | null): string =>
      `${who} looks at the card at ${at(cell)}${shows ? ` and sees: ${goal(shows)}` : ""}.`,
    passes: (who: string, name: string | null): string => `${who} passes ${name ? `${card(name)}` : "a card"} face down.`,
    roundEndedClassic: (round: number, winner: string, how: string, saboteurs: string[], aside: string): string =>
      `Round ${round} goes to the ${winner}: ${clHow[how] ?? how}. ${saboteurs.length ? `Saboteurs: ${list(saboteurs)}` : "There was no saboteur"} (set aside: a ${aside}).`,
    packet: (who: string, cards: number): string => `${who} gets the packet of ${plural(cards, "gold card")}.`,
    takesGoldCard: (who: string, nuggets: number | null): string => `${who} takes a gold card${nuggets ? ` worth ${nuggets}` : ""}.`,
    paid: (who: string, cards: number, worth: number | null): string =>
      `${who} is paid ${plural(cards, "gold card")}${worth === null ? "" : ` worth ${worth}`}.`,
    gameEnded: (winners: string[]): string => `The game is over. ${list(winners)} ${winners.length > 1 ? "win" : "wins"}!`,

    usesTool: (who: string, tool: string, cell: Cell): string => `${who} uses the ${tool} at ${at(cell)}.`,
    looksTreasure: (who: string, place: number, value: number | null): string =>
      `${who} looks at treasure ${place}${value === null ? "" : `: it is worth ${value}`}.`,
    looksDwarf: (who: string, whose: string, identity: string | null): string =>
      `${who} looks at the card of ${whose}${identity ? ` and sees: ${identity}` : ""}.`,
    trap: (who: string, where: string): string => `${who} sets a trap ${where}.`,
    trapGone: (where: string): string => `The trap ${where} is gone.`,
    troll: (who: string, where: string): string => `${who} calls a troll ${where}.`,
    trollLeft: (who: string, where: string): string => `The troll of ${who} leaves ${where}.`,
    storm: (who: string, cell: Cell): string => `${who} sweeps away the card at ${at(cell)}.`,
    discards: (who: string, number: number, cards: readonly string[] | null, groups: string): string =>
      `${who} discards ${plural(number, "card")}${bracket(cards ? cards.map(card).join(", ") : groups)}.`,
    walks: (who: string, cells: readonly Cell[]): string => `${who} walks to ${cells.map(at).join(" → ")}.`,
    sprung: (who: string, lost: boolean, name: string | null): string =>
      `${who} walks into a trap and loses ${lost ? `a card${bracket(name ? card(name) : "")}` : "nothing"}.`,
    dragon: (who: string): string => `${who} has to take the dragon token.`,
    treasure: (who: string, symbol: string, value: number | null): string =>
      `${who} takes a treasure of ${goal(symbol)}${value === null ? "" : `, worth ${value}`}.`,
    roundEndedMines: (round: number, how: string): string => `Round ${round} is over: ${lmHow[how] ?? how}.`,
    walkOver: "You can’t walk any farther.",

    goldLaid: (cell: Cell): string => `Gold shines in the vein at ${at(cell)}.`,
    swaps: (who: string, whom: string): string => `${who} swaps hands with ${whom}.`,
    holds: (who: string, cards: readonly string[]): string => `${who} now holds: ${cards.map(card).join(", ") || "no cards"}.`,
    web: (who: string, where: string): string => `${who} puts a web ${where}.`,
    webGone: (where: string): string => `The web ${where} is gone.`,
    hewn: (who: string, where: string, left: number): string =>
      `${who} hews at the web ${where}: ${left ? "it still holds, with 1 left" : "it is gone"}.`,
    equips: (who: string, thing: "boots" | "axe", whom: string | null): string =>
      `${who} gives ${thing === "boots" ? "boots" : "an axe"} to ${whom ?? "themselves"}.`,
    attracts: (who: string, creature: string, cell: Cell): string => `${who} lets the ${creature} out of the dark hole at ${at(cell)}.`,
    rouses: (who: string, creature: string): string => `${who} takes over the ${creature}.`,
    creature: (name: string): string => `The ${name}`,
    creatureLeft: (creature: string): string => `The ${creature} leaves the cave.`,
    axeKept: (who: string, creature: string): string => `${who} does not use an axe against the ${creature}.`,
    drivenAway: (who: string, creature: string): string => `${who} drives the ${creature} away with an axe!`,
    attacked: (who: string, creature: string): string =>
      `The ${creature} attacks ${who}${creature === "lindworm" ? ", whose dwarf falls and misses the next walk" : ""}!`,
    cardLost: (who: string, to: string, lost: boolean, name: string): string =>
      `${who} loses ${lost ? `a card${bracket(name)}` : "no card"} to the ${to}.`,
    goldLost: (who: string, to: string, lost: boolean): string => `${who} loses ${lost ? "1" : "no"} gold to the ${to}.`,
    stoodUp: (who: string): string => `${who}’s dwarf stands up, and stays where it is in this turn.`,
    out: (who: string, gold: number): string => `${who}’s dwarf leaves the cave with ${gold} gold!`,
    clanShown: (who: string, identity: string): string => `${who} has to show the clan card: ${identity}!`,
    leftOver: (who: string, number: number, cards: readonly string[] | null): string =>
      `${who} looks at the ${plural(number, "clan card")} nobody was dealt${cards ? `: ${cards.join(", ")}` : ""}.`,
    takesGold: (who: string, cell: Cell): string => `${who} takes the gold at ${at(cell)}.`,
    caveEnded: (how: string, winner: string | null): string =>
      `The game is over: ${dcHow[how] ?? how}. ${winner === null ? "Nobody wins: no dwarf has left the cave." : `The ${clan(winner)} wins, with all who worked for it.`}`,
    role: (role: string): string => `Your role: ${role}.`,
  },

  refused: {
    title: "Not possible",
    stale: "The game had gone on already; please choose again.",
    rule: (clause: string): string => `rule ${clause}`,
  },

  chat: {
    placeholder: "Say something…",
    claims: "Claims",
    about: "About whom or what",
    send: "Send",
    mute: (name: string): string => `Mute ${name}`,
    unmute: (name: string): string => `Hear ${name} again`,
    empty: "Nobody has said anything.",
    claim: {
      trust: (about: string): string => `I trust ${about}.`,
      suspect: (about: string): string => `I think ${about} is a saboteur.`,
      watch: (about: string): string => `Watch what ${about} does.`,
      stone: (about: string): string => `The goal at ${about} is only stone.`,
      treasure: (about: string): string => `The treasure is at ${about}!`,
      exit: (about: string): string => `The exit is at ${about}!`,
      no_exit: (about: string): string => `The exit is not at ${about}.`,
      dragon: (about: string): string => `The dragon is at ${about}!`,
      safe: (about: string): string => `The mine at ${about} is safe.`,
      loyal: (): string => "I am loyal.",
      miner: (): string => "I am a miner.",
      no_card: (): string => "I have no good card.",
      help: (): string => "Please mend my tool!",
      e_ha: (): string => "Ha!",
      e_hm: (): string => "Hm…",
      e_oh: (): string => "Oh no!",
      e_well: (): string => "Well done!",
      e_sorry: (): string => "Sorry!",
    } as Record<string, (about: string) => string>,
    unknownClaim: (claim: string, about: readonly string[]): string => `${claim} ${about.join(" ")}`,
  },

  results: {
    table: "The scores",
    round: (round: number): string => `Round ${round} is over`,
    game: "The game is over",
    seat: "Player",
    role: "Role",
    roundNumber: (round: number): string => `Round ${round}`,
    nuggets: "Gold",
    points: "Points",
    saved: "Gold saved",
    goldCards: "Gold cards",
    treasures: "Treasures",
    leftTreasures: "Not found:",
    treasure: (name: string): string => name.replace(/^(\w+)-(\d+)$/, (_, symbol: string, value: string) => `${goal(symbol)} ${value}`),
    winner: "winner",
    winners: (names: string[]): string => `${list(names)} ${names.length > 1 ? "win" : "wins"}!`,
    nobody: "Nobody wins.",
    classicRound: (winner: string, how: string): string => `The ${winner} win: ${clHow[how] ?? how}.`,
    setAside: (role: string): string => `The role card set aside was a ${role}.`,
    side: (name: string): string => `for the ${clan(name)}`,
    showAll: "Show all",
    rolesUp: "The role cards are turned over.",
    dwarvesUp: "The dwarf cards are turned over.",
    clansUp: "The clan cards are turned over.",
    turned: (who: string, role: string): string => `${who}: ${role}`,
    aside: "set aside",
    emblem: (name: string): string => (goals[name] ?? name).replace(/^the /, ""),
    counts: (who: string, nuggets: number): string => `${who} has ${nuggets} gold in all.`,
    pickGold: "Go on, and pick your gold!",
    goldShared: "The gold is shared out.",
    treasuresShared: "The treasures are shared out.",
    found: (who: string, treasures: readonly string[]): string => `${who} found ${list(treasures)}.`,
    shares: (side: string): string => `The ${clan(side)} shares its treasures.`,
    keeps: "Selfish dwarves keep what they found.",
    share: (who: readonly string[], nothing: boolean): string =>
      `${list(who)} ${who.length > 1 ? "share" : "has"}${nothing ? " nothing" : ""}`,
    keep: (who: readonly string[], nothing: boolean): string =>
      `${list(who)}, selfish, ${who.length > 1 ? "keep" : "keeps"}${nothing ? " nothing" : ""}`,
    dragonTakes: (who: string): string => `The dragon takes its due from ${who}.`,
    leftOver: "Those that nobody was dealt, too.",
    leftOverCard: "left over",
    leftOverCards: (cards: readonly string[]): string => `Clan cards left over: ${list(cards)}.`,
    clanCard: (name: string, identity: string): string => `${clan(name)}, ${identity}`,
    inside: (who: string): string => `${who}’s dwarf is still in the cave.`,
    out: "got out",
    stillInside: "inside",
    caveEnded: (how: string): string => capital(`${dcHow[how] ?? how}.`),
    sideWins: (side: string, names: string[]): string => `The ${clan(side)} wins: ${list(names)}!`,
    nobodyOut: "Nobody wins: no dwarf has left the cave.",
    weighs: (side: string, worth: number): string => `The treasure of the ${clan(side)} is worth ${worth}.`,
    sideTreasure: (worth: number, who: readonly string[]): string => `Treasure worth ${worth}: ${list(who)}`,
    tieBreak: (who: string, side: string): string =>
      `Both treasures are worth the same. ${who} was the first to leave, so the ${clan(side)} wins.`,
    again: "Play again",
    againWait: (names: string[]): string => (names.length ? `Waiting for ${list(names)}` : "Starting…"),
    notAgain: "Not yet",
    back: "To the start page",
    record: "Download the record",
    replay: "Watch the replay",
    show: "Show the result",
    close: "Go on",
    lookTable: "Look at the table",
    changeSeats: "Change seats",
  },

  privacy: {
    title: (name: string): string => `Hand the device to ${name}`,
    hint: "Nobody else should look now.",
    ready: (name: string): string => `I am ${name}`,
  },

  replay: {
    title: (game: string): string => `Replay of ${game}`,
    number: (number: number, of: number): string => `Decision ${number} of ${of}`,
    slider: "Moment",
    seat: "Seen by",
    everyone: "somebody who watches",
    first: "To the beginning",
    back: "One back",
    forward: "One on",
    last: "To the end",
    failed: "This game can’t be shown; it may not be over yet.",
    left: (seat: string): string => `Player ${seat}`,
  },

  timeline: {
    title: "Who suspected whom",
    rounds: "Rounds",
    round: (round: number): string => `Round ${round}`,
    observer: "In the eyes of",
    public: "a perfect observer",
    aboutPublic: (game: string): string =>
      `How likely everyone was ${game === "classic" ? "a saboteur" : "not loyal"}, in per cent, to somebody who saw what all saw and made the most of it.`,
    aboutSeat: (name: string): string => `How likely everyone worked against ${name}, in per cent, by all that ${name} knew at the time.`,
    plot: "Suspicion over the round: arrow keys go to another decision, page keys to the next that told much",
    shares: "Suspicion at the moment that is shown",
    percent: (share: number): string => `${share} %`,
    self: "–",
    role: (game: string, role: string): string => (game === "classic" && role === "loyal" ? "miner" : role),
    decision: (number: number): string => (number ? `Decision ${number}` : "The deal"),
    learned: (number: number): string => (number ? `What decision ${number} told the table` : "The deal"),
    nothing: "Nothing about who is who.",
    why: (name: string): string => `Why ${name} decided so`,
    moments: "Moments to look at",
    axis: "decision",
    working: "Working out who suspected whom…",
    key: (game: string): string =>
      `Thick lines are those of ${game === "classic" ? "saboteurs" : "players who were not loyal"}. Full dots raised a suspicion, hollow ones lowered it; one bit doubles or halves the odds. Whoever rises above the dashed line is found out.`,
  },

  bots: {
    level: "Bots",
    which: "How well do the bots play?",
    levelOf: (seat: string): string => `Level of bot ${seat}`,
    levels: {
      random: { name: "random", about: "Decides by lot. Good for a first look at the rules." },
      rookie: { name: "rookie", about: "Plays its own cards soundly, and suspects nobody." },
      veteran: { name: "veteran", about: "Remembers what everyone did, and draws conclusions." },
      master: { name: "master", about: "Thinks ahead for the whole table, and may bluff." },
    } as Record<string, { name: string; about: string }>,
  },
};

function duration(seconds: number): string {
  if (seconds >= 86_400) return plural(Math.round(seconds / 86_400), "day");
  if (seconds >= 3_600) return plural(Math.round(seconds / 3_600), "hour");
  if (seconds >= 60) return plural(Math.round(seconds / 60), "minute");
  return plural(Math.round(seconds), "second");
}
