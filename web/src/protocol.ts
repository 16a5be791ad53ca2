// Made by `python -m undermine.server.typescript` from src/undermine/server/protocol.py. Do not edit.

export interface Hello {
  type: "hello";
  protocol: number;
  token?: string | null;
  last?: number | null;
  look?: number | null;
}

export interface Ping {
  type: "ping";
  lag?: number;
}

export interface Look {
  type: "look";
  seat?: number | null;
}

export interface WhyNot {
  type: "why_not";
  id: string;
  seat: number;
  points: Pointer;
  decision?: string | null;
}

export interface Pointer {
  kind: "play" | "discard" | "step" | "act" | "stop" | "answer" | "propose";
  cards?: string[];
  cell?: [number, number] | null;
  side?: string | null;
  space?: string | null;
  seat?: number | null;
}

export interface Earlier {
  type: "earlier";
  id: string;
  before: number;
  talk?: boolean;
}

export interface Decide {
  type: "decide";
  number: number;
  seat: number;
  decision: string;
  id: string;
}

export interface Sit {
  type: "sit";
  seat: number;
  name?: string | null;
  id: string;
}

export interface Stand {
  type: "stand";
  seat: number;
  id: string;
}

export interface SeatBot {
  type: "seat_bot";
  seat: number;
  bot?: string;
  id: string;
}

export interface Ready {
  type: "ready";
  yes?: boolean;
  id: string;
}

export interface Start {
  type: "start";
  id: string;
}

export interface Remove {
  type: "remove";
  person: string;
  id: string;
}

export interface Lock {
  type: "lock";
  yes?: boolean;
  id: string;
}

export interface HandOver {
  type: "hand_over";
  person: string;
  id: string;
}

export interface StandIn {
  type: "stand_in";
  seat: number;
  yes?: boolean;
  id: string;
}

export interface Leave {
  type: "leave";
  id: string;
}

export interface TakeBack {
  type: "take_back";
  seat: number;
  id: string;
}

export interface Pause {
  type: "pause";
  yes?: boolean;
  id: string;
}

export interface Say {
  type: "say";
  text?: string;
  claim?: string | null;
  about?: string[];
  seat?: number | null;
  id: string;
}

export interface MakeClaim {
  type: "claim";
  seat: number;
  claim: AnyClaim;
  id: string;
}

export interface Mute {
  type: "mute";
  person: string;
  yes?: boolean;
  id: string;
}

export interface AskHint {
  type: "hint";
  seat: number;
  id: string;
}

export interface Welcome {
  type: "welcome";
  protocol: number;
  server: string;
  person: string | null;
  now: number;
  others?: boolean;
}

export interface SetBack {
  type: "set_back";
  number: number;
}

export interface State {
  type: "state";
  number: number;
  look: number | null;
  table: TableState;
  view: GameView | null;
  choices: Choice[];
  log: LogEntry[];
  lesson: LessonNow | null;
  online: string[];
  absent: string[];
  muted: string[];
  now: number;
}

export interface TableState {
  code: string;
  config: Config;
  status: "open" | "playing" | "over";
  match: number;
  host: string | null;
  host_wished: HostWish[];
  locked: boolean;
  people: Person[];
  seats: SeatState[];
  paused: boolean;
  pause_wished: string[];
}

export interface Config {
  game: string;
  seats: number;
  options?: Record<string, unknown>;
  deck?: string | null;
  clock?: Clock;
  privacy?: "public" | "link" | "closed";
  edition?: string;
  lesson?: string;
  several_seats?: boolean;
}

export interface Clock {
  kind?: "none" | "decision" | "bank";
  seconds?: number;
  more?: number;
  night?: Night;
}

export interface Night {
  zone: string;
  begins?: number;
  ends?: number;
}

export interface HostWish {
  person: string;
  host: string;
}

export interface Person {
  person: string;
  name: string;
}

export interface SeatState {
  seat: number;
  name: string;
  person: string | null;
  bot: string | null;
  temper: string;
  ready: boolean;
  away: boolean;
  stand_in_wished: string[];
  left: number | null;
  since: number | null;
  until?: number;
}

export interface Choice {
  text: string;
  decision: GameDecision;
  points: Pointer;
}

export interface LogEntry {
  number: number;
  at: number;
  told: TableMade | PersonJoined | PersonLeft | TableLocked | HostChanged | HostAsked | SeatTaken | SeatGivenToBot | SeatFreed | PersonReady | GameStarted | DecisionTaken | BotTookOver | StandInAsked | PersonCameBack | SeatTakenBack | PauseAsked | GamePaused | TableWoke | Chat | SeatClaimed | MutedByYou | Quiet;
  events: GameEvent[];
}

export interface TableMade {
  type: "created";
}

export interface PersonJoined {
  type: "joined";
  person: string;
  name: string;
}

export interface PersonLeft {
  type: "left";
  person: string;
}

export interface TableLocked {
  type: "locked";
  yes: boolean;
}

export interface HostChanged {
  type: "handed_over";
  person: string;
}

export interface HostAsked {
  type: "host_wished";
  person: string;
  host: string;
}

export interface SeatTaken {
  type: "sat";
  seat: number;
  person: string;
}

export interface SeatGivenToBot {
  type: "bot_sat";
  seat: number;
  bot: string;
}

export interface SeatFreed {
  type: "stood";
  seat: number;
}

export interface PersonReady {
  type: "readied";
  person: string;
  yes: boolean;
}

export interface GameStarted {
  type: "started";
  match: number;
}

export interface DecisionTaken {
  type: "decided";
  seat: number;
  how: "person" | "bot" | "clock";
  instead?: string;
}

export interface BotTookOver {
  type: "bot_took";
  seat: number;
}

export interface StandInAsked {
  type: "stand_in_wished";
  person: string;
  seat: number;
  yes: boolean;
}

export interface PersonCameBack {
  type: "came_back";
  person: string;
}

export interface SeatTakenBack {
  type: "took_back";
  seat: number;
}

export interface PauseAsked {
  type: "pause_wished";
  person: string;
  yes: boolean;
}

export interface GamePaused {
  type: "paused";
}

export interface TableWoke {
  type: "woke";
}

export interface Chat {
  type: "said";
  person: string;
  text: string;
  claim: string | null;
  about: string[];
  seat?: number;
}

export interface SeatClaimed {
  type: "claimed";
  seat: number;
  claim: AnyClaim;
  person: string | null;
}

export interface MutedByYou {
  type: "muted";
  other: string;
  yes: boolean;
}

export interface Quiet {
  type: "quiet";
}

export interface LessonNow {
  title: string;
  steps: LessonStep[];
  done: number;
  of: number;
  left: boolean;
  learned: string[];
}

export interface LessonStep {
  words: string;
  why: string;
  clause: string | null;
  light: Light | null;
  accepted: string[];
  trial: Choice | null;
}

export interface Light {
  card?: string | null;
  cell?: [number, number] | null;
  seat?: number | null;
  part?: string | null;
}

export interface Update {
  type: "update";
  number: number;
  at: number;
  told: TableMade | PersonJoined | PersonLeft | TableLocked | HostChanged | HostAsked | SeatTaken | SeatGivenToBot | SeatFreed | PersonReady | GameStarted | DecisionTaken | BotTookOver | StandInAsked | PersonCameBack | SeatTakenBack | PauseAsked | GamePaused | TableWoke | Chat | SeatClaimed | MutedByYou | Quiet;
  now: number;
  events?: GameEvent[];
  table?: Record<string, unknown>;
  view?: Record<string, unknown>;
  choices?: Choice[] | null;
  lesson?: LessonNow | null;
}

export interface Presence {
  type: "presence";
  person: string;
  online: boolean;
  absent: boolean;
}

export interface Ack {
  type: "ack";
  id: string;
  number: number;
}

export interface Refusal {
  type: "refused";
  id: string | null;
  number: number;
  why: string;
  clause: string | null;
  stale: boolean;
  says: Saying | null;
}

export interface Saying {
  key: string;
  facts?: Record<string, string | number | (string | number)[]>;
}

export interface NotStored {
  type: "not_stored";
  id: string;
}

export interface Hint {
  type: "hint";
  id: string;
  number: number;
  text: string;
  reasons: Reason[];
}

export interface Reason {
  key: string;
  values: Record<string, string | number>;
}

export interface WhyNotAnswer {
  type: "why_not";
  id: string;
  why: string | null;
  clause: string | null;
  says: Saying | null;
}

export interface Lines {
  type: "lines";
  id: string;
  lines: LogEntry[];
}

export interface Pong {
  type: "pong";
  now: number;
}

export interface Saw {
  type: "saw";
  thing: string;
  where: number;
  what: string;
}

export interface Am {
  type: "am";
  role: string;
}

export interface Trust {
  type: "trust";
  seat: number;
  why?: string;
}

export interface Suspect {
  type: "suspect";
  seat: number;
  why?: string;
}

export interface Need {
  type: "need";
  what: string;
}

export interface Plan {
  type: "plan";
  thing: string;
  where: number;
}

export interface Promise {
  type: "promise";
  what: string;
}

export interface Ask {
  type: "ask";
  what: string;
  seat?: number | null;
}

export interface CreateTable {
  config: Config;
  name?: string;
  watch?: boolean;
}

export interface JoinTable {
  name: string;
  watch?: boolean;
}

export interface PlayNow {
  game: string;
  seats?: number;
  name?: string;
  bot?: string;
  options?: Record<string, unknown>;
  clock?: "none";
  edition?: string;
}

export interface Joined {
  code: string;
  person: string;
  token: string | null;
  name: string;
  seat: number | null;
  watching: "wished" | "full" | "running" | "shared" | null;
}

export interface SeatLink {
  secret: string;
  until: number;
}

export interface TakeSeat {
  secret: string;
}

export interface TellMe {
  endpoint: string;
  p256dh: string;
  auth: string;
  title: string;
  words: string;
}

export interface TellMeNoMore {
  endpoint: string;
}

export interface TableListing {
  code: string;
  game: string;
  seats: number;
  status: string;
}

export interface MyTable {
  code: string;
  game: string;
  status: "open" | "playing" | "over";
  seats: number;
  names: string[];
  waiting: string[];
  yours: boolean;
  paused: boolean;
  at: number;
  since: number | null;
  moves: number | null;
}

export interface ServerInfo {
  addresses: string[];
  local_only: boolean;
  notices: string | null;
}

export interface Learn {
  name?: string;
}

export interface LessonInfo {
  game: string;
  lesson: string;
  title: string;
  steps: number;
}

export interface LessonWords {
  title: string;
  learned: string[];
  step: StepWords[];
}

export interface StepWords {
  words: string;
  why?: string;
}

export interface GameInfo {
  game: string;
  title: string;
  seats: [number, number];
  options: OptionInfo[];
  bots: string[];
  editions?: EditionInfo[];
}

export interface OptionInfo {
  name: string;
  values: unknown[];
  default: unknown;
  clause?: string | null;
  books?: BookSays[];
}

export interface BookSays {
  edition: string;
  value: unknown;
  silent: boolean;
}

export interface EditionInfo {
  name: string;
  options: Record<string, unknown>;
}

export interface CardPicture {
  name: string;
  kind: "path" | "start" | "goal" | "action";
  copies: number;
  group: number | null;
  doors: number[];
  links: [number, number][];
  features: string[];
  names: string[];
}

export interface Rules {
  game: string;
  title: string;
  chapters: Chapter[];
}

export interface Chapter {
  title: string;
  about: string;
  clauses: Clause[];
}

export interface Clause {
  clause: string;
  title: string;
  text: string;
  part: string;
}

export interface Moment {
  number: number;
  of: number;
  view: GameView;
  events: GameEvent[];
  decision: string | null;
}

export interface Replay {
  game: string;
  seats: number;
  cards: CardPicture[];
  view: GameView;
  events: GameEvent[];
  said: ReplayedClaim[];
  steps: ReplayStep[];
}

export interface ReplayedClaim {
  seat: number;
  claim: Saw | Am | Trust | Suspect | Need | Plan | Promise | Ask;
}

export interface ReplayStep {
  seat: number;
  decision: string;
  events?: GameEvent[];
  changed?: Record<string, unknown>;
  spliced?: Record<string, [number, number, unknown[]]>;
  said?: ReplayedClaim[];
}

export interface Analysis {
  game: string;
  seats: number;
  language: string;
  rounds: RoundAnalysis[];
}

export interface RoundAnalysis {
  round: number;
  first: number;
  last: number;
  roles: string[];
  clans: string[] | null;
  points: Point[];
  evidence: Evidence[];
  thoughts: ThoughtLine[];
  marks: Mark[];
}

export interface Point {
  number: number;
  public: number[];
  seats: number[][];
}

export interface Evidence {
  number: number;
  actor: number;
  what: string;
  context: string;
  bits: number;
  text: string;
}

export interface ThoughtLine {
  number: number;
  seat: number;
  text: string;
}

export interface Mark {
  number: number;
  what: string;
  seat: number;
  text: string;
}

export interface Problem {
  error: string;
  says: Saying | null;
}

export interface Lay {
  type: "lay";
  card: string;
  cell: [number, number];
  turned: boolean;
}

export interface ClassicBreakTool {
  type: "break";
  tool: string;
  seat: number;
}

export interface ClassicRepair {
  type: "repair";
  tool: string;
  seat: number;
  card: string;
}

export interface ClassicRockfall {
  type: "rockfall";
  cell: [number, number];
}

export interface ClassicMap {
  type: "map";
  goal: [number, number];
}

export interface ClassicPass {
  type: "pass";
  card: string;
}

export interface ClassicTakeGold {
  type: "take";
  nuggets: number;
}

export interface Align {
  type: "align";
  turned: boolean;
}

export interface ProposeEnd {
  type: "propose_end";
}

export interface Vote {
  type: "vote";
  yes: boolean;
}

export interface RoundBegan {
  type: "round_began";
  round: number;
  starter: number;
  known: number;
}

export interface ClassicRoleDealt {
  type: "role_dealt";
  seat: number;
  role: string | null;
  known: number;
}

export interface HandDealt {
  type: "hand_dealt";
  seat: number;
  size: number;
  cards: string[] | null;
  known: number;
}

export interface Laid {
  type: "laid";
  seat: number;
  card: string;
  cell: [number, number];
  turned: boolean;
  known: number;
}

export interface ClassicGoalRevealed {
  type: "goal_revealed";
  goal: [number, number];
  card: string;
  turned: boolean | null;
  known: number;
}

export interface ClassicGoalAligned {
  type: "goal_aligned";
  seat: number;
  goal: [number, number];
  turned: boolean;
  known: number;
}

export interface ClassicToolBroken {
  type: "tool_broken";
  seat: number;
  target: number;
  tool: string;
  known: number;
}

export interface ClassicToolRepaired {
  type: "tool_repaired";
  seat: number;
  target: number;
  tool: string;
  card: string;
  known: number;
}

export interface ClassicRockFell {
  type: "rock_fell";
  seat: number;
  cell: [number, number];
  card: string;
  turned: boolean;
  known: number;
}

export interface ClassicMapRead {
  type: "map_read";
  seat: number;
  goal: [number, number];
  card: string | null;
  known: number;
}

export interface ClassicPassed {
  type: "passed";
  seat: number;
  card: string | null;
  known: number;
}

export interface Skipped {
  type: "skipped";
  seat: number;
  known: number;
}

export interface Drew {
  type: "drew";
  seat: number;
  card: string | null;
  known: number;
}

export interface EndProposed {
  type: "end_proposed";
  seat: number;
  known: number;
}

export interface Voted {
  type: "voted";
  seat: number;
  yes: boolean;
  known: number;
}

export interface ClassicRoundEnded {
  type: "round_ended";
  round: number;
  winner: string;
  how: string;
  finisher: number | null;
  roles: string[];
  set_aside: string;
  known: number;
}

export interface ClassicPacketPassed {
  type: "packet_passed";
  seat: number;
  cards: number;
  nuggets: number[] | null;
  known: number;
}

export interface ClassicGoldTaken {
  type: "gold_taken";
  seat: number;
  automatic: boolean;
  nuggets: number | null;
  known: number;
}

export interface ClassicGoldPaid {
  type: "gold_paid";
  seat: number;
  cards: number;
  nuggets: number[] | null;
  known: number;
}

export interface ClassicGameEnded {
  type: "game_ended";
  gold: number[];
  winners: number[];
  known: number;
}

export interface ClassicView {
  game: string;
  deck: string;
  options: ClassicOptions;
  number: number;
  round: number;
  rounds: number;
  phase: string;
  starter: number;
  turn: number;
  waiting: number[];
  laid: LaidCard[];
  goals: HiddenCard[];
  seats: ClassicSeatView[];
  set_aside: ClassicRoleCard;
  pile: number;
  discards: number;
  gold_pile: number;
  packet: ClassicGoldCards;
  aligning: [number, number] | null;
  vote: VoteView | null;
  ended: ClassicRoundView[];
  result: ClassicResult | null;
}

export interface ClassicOptions {
  first_player?: "random" | "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J";
  loose_connection?: boolean;
  self_break?: boolean;
  auto_end_when_dead?: boolean;
  next_start?: "last_path" | "last_card" | "rotate";
  gold_draw?: "miners" | "players";
  competitive?: boolean;
  vote_end?: boolean;
  rounds?: number;
}

export interface LaidCard {
  cell: [number, number];
  card: string;
  turned: boolean;
}

export interface HiddenCard {
  cell: [number, number];
  face_up: boolean;
  card: string | null;
  known: number;
}

export interface ClassicSeatView {
  seat: number;
  role: ClassicRoleCard;
  hand: Hand;
  broken: string[];
  passed: ClassicPassedCards;
  gold: ClassicGoldCards;
}

export interface ClassicRoleCard {
  role: string | null;
  known: number;
}

export interface Hand {
  size: number;
  cards: string[] | null;
  known: number;
}

export interface ClassicPassedCards {
  number: number;
  cards: string[] | null;
  known: number;
}

export interface ClassicGoldCards {
  number: number;
  nuggets: number[] | null;
  known: number;
}

export interface VoteView {
  proposer: number;
  yes: number[];
}

export interface ClassicRoundView {
  winner: string;
  how: string;
  finisher: number | null;
  roles: string[];
  set_aside: string;
  nuggets: number[] | null;
  known: number;
}

export interface ClassicResult {
  winners: number[];
  nuggets: number[];
  rounds: ClassicRoundView[];
}

export interface LostMinesUseTool {
  type: "tool";
  cell: [number, number];
}

export interface LostMinesLookAtMine {
  type: "look_mine";
  card: string;
  mine: [number, number];
}

export interface LostMinesLookAtTreasure {
  type: "look_treasure";
  card: string;
  place: number;
}

export interface LostMinesLookAtDwarf {
  type: "look_dwarf";
  card: string;
  seat: number;
}

export interface LostMinesSetTrap {
  type: "trap";
  cell: [number, number];
  side: string;
}

export interface LostMinesSetTroll {
  type: "troll";
  cell: [number, number];
  side: string;
}

export interface LostMinesStorm {
  type: "storm";
  cell: [number, number];
}

export interface LostMinesDiscard {
  type: "discard";
  cards: string[];
}

export interface LostMinesStep {
  type: "step";
  side: string;
}

export interface LostMinesStop {
  type: "stop";
}

export interface LostMinesTakeTreasure {
  type: "take";
  place: number;
}

export interface LostMinesDwarfDealt {
  type: "dwarf_dealt";
  seat: number;
  clan: string;
  identity: string | null;
  known: number;
}

export interface LostMinesTreasuresLaidOut {
  type: "treasures_laid_out";
  symbols: string[];
  known: number;
}

export interface LostMinesToolUsed {
  type: "tool_used";
  seat: number;
  tool: string;
  cell: [number, number];
  known: number;
}

export interface LostMinesMineSeen {
  type: "mine_seen";
  seat: number;
  card: string;
  mine: [number, number];
  holds: string | null;
  known: number;
}

export interface LostMinesTreasureSeen {
  type: "treasure_seen";
  seat: number;
  card: string;
  place: number;
  value: number | null;
  known: number;
}

export interface LostMinesDwarfSeen {
  type: "dwarf_seen";
  seat: number;
  card: string;
  target: number;
  identity: string | null;
  known: number;
}

export interface LostMinesTrapSet {
  type: "trap_set";
  seat: number;
  edge: [number, number, string];
  known: number;
}

export interface LostMinesTrapGone {
  type: "trap_gone";
  edge: [number, number, string];
  known: number;
}

export interface LostMinesTrollSet {
  type: "troll_set";
  seat: number;
  edge: [number, number, string];
  known: number;
}

export interface LostMinesTrollLeft {
  type: "troll_left";
  seat: number;
  edge: [number, number, string];
  known: number;
}

export interface LostMinesStormSwept {
  type: "storm_swept";
  seat: number;
  cell: [number, number];
  card: string;
  turned: boolean;
  known: number;
}

export interface LostMinesCardsDiscarded {
  type: "discarded";
  seat: number;
  number: number;
  cards: string[] | null;
  known: number;
}

export interface LostMinesStepped {
  type: "stepped";
  seat: number;
  cell: [number, number];
  known: number;
}

export interface LostMinesTrapSprung {
  type: "trap_sprung";
  seat: number;
  lost: boolean;
  card: string | null;
  known: number;
}

export interface LostMinesMineRevealed {
  type: "mine_revealed";
  seat: number;
  mine: [number, number];
  holds: string;
  turned: boolean | null;
  known: number;
}

export interface LostMinesMineAligned {
  type: "mine_aligned";
  seat: number;
  mine: [number, number];
  turned: boolean;
  known: number;
}

export interface LostMinesDragonTaken {
  type: "dragon_taken";
  seat: number;
  known: number;
}

export interface LostMinesStopped {
  type: "stopped";
  seat: number;
  automatic: boolean;
  known: number;
}

export interface LostMinesTreasureTaken {
  type: "treasure_taken";
  seat: number;
  place: number;
  symbol: string;
  automatic: boolean;
  value: number | null;
  known: number;
}

export interface LostMinesRoundEnded {
  type: "round_ended";
  round: number;
  how: string;
  identities: string[];
  treasures: string[][];
  left: string[];
  dragon: number | null;
  points: number[];
  known: number;
}

export interface LostMinesGameEnded {
  type: "game_ended";
  points: number[];
  winners: number[];
  known: number;
}

export interface LostMinesView {
  game: string;
  deck: string;
  options: LostMinesOptions;
  number: number;
  round: number;
  rounds: number;
  phase: string;
  starter: number;
  turn: number;
  waiting: number[];
  steps_left: number;
  laid: LaidCard[];
  mines: HiddenCard[];
  tools: LostMinesToolView[];
  traps: LostMinesTrapView[];
  trolls: LostMinesTrollView[];
  treasures: LostMinesTreasureView[];
  seats: LostMinesSeatView[];
  pile: number;
  discards: number;
  set_aside: number;
  aligning: [number, number] | null;
  vote: VoteView | null;
  ended: LostMinesRoundView[];
  result: LostMinesResult | null;
}

export interface LostMinesOptions {
  first_player?: "random" | "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I";
  stack_tokens?: boolean;
  treasure_pick?: "choose" | "random";
  own_treasure_hidden?: boolean;
  strict_immediate_end?: boolean;
  vote_end?: boolean;
  balanced_clans?: boolean;
  next_start?: "last_played" | "last_turn";
  rounds?: number;
}

export interface LostMinesToolView {
  cell: [number, number];
  tool: string;
}

export interface LostMinesTrapView {
  edge: [number, number, string];
  number: number;
}

export interface LostMinesTrollView {
  edge: [number, number, string];
  owner: number;
}

export interface LostMinesTreasureView {
  place: number;
  symbol: string;
  taker: number | null;
  value: number | null;
  known: number;
}

export interface LostMinesSeatView {
  seat: number;
  dwarf: LostMinesDwarfCard;
  cell: [number, number];
  hand: Hand;
  discarded: LostMinesDiscardedCards;
  dragon: boolean;
  points: number;
}

export interface LostMinesDwarfCard {
  clan: string;
  identity: string | null;
  known: number;
}

export interface LostMinesDiscardedCards {
  number: number;
  cards: string[] | null;
  known: number;
}

export interface LostMinesRoundView {
  how: string;
  clans: string[];
  identities: string[];
  treasures: string[][];
  left: string[];
  dragon: number | null;
  points: number[];
}

export interface LostMinesResult {
  winners: number[];
  points: number[];
  rounds: LostMinesRoundView[];
}

export interface DarkCaveLookAtGoal {
  type: "look_goal";
  card: string;
  goal: [number, number];
}

export interface DarkCaveLookAtClan {
  type: "look_clan";
  card: string;
  seat: number;
}

export interface DarkCaveRockfall {
  type: "rockfall";
  card: string;
  cell: [number, number];
}

export interface DarkCaveSwap {
  type: "swap";
  card: string;
  seat: number;
}

export interface DarkCaveSetWeb {
  type: "web";
  card: string;
  cell: [number, number];
  side: string;
}

export interface DarkCaveEquip {
  type: "equip";
  card: string;
  seat: number;
}

export interface DarkCaveAttract {
  type: "attract";
  card: string;
  cell: [number, number];
}

export interface DarkCaveRouse {
  type: "rouse";
  card: string;
}

export interface DarkCaveDiscard {
  type: "discard";
  cards: string[];
}

export interface DarkCaveStep {
  type: "step";
  cell: [number, number];
  space: string;
}

export interface DarkCaveStop {
  type: "stop";
}

export interface DarkCaveHew {
  type: "hew";
  cell: [number, number];
  side: string;
}

export interface DarkCaveAnswerAxe {
  type: "axe";
  yes: boolean;
}

export interface DarkCaveMeet {
  type: "meet";
  creature: string;
}

export interface DarkCaveTakeGold {
  type: "take";
  yes: boolean;
}

export interface DarkCaveGameBegan {
  type: "game_began";
  starter: number;
  known: number;
}

export interface DarkCaveDwarfDealt {
  type: "dwarf_dealt";
  seat: number;
  clan: string;
  identity: string | null;
  known: number;
}

export interface DarkCaveHandDealt {
  type: "hand_dealt";
  seat: number;
  size: number;
  backs: number[] | null;
  cards: string[] | null;
  known: number;
}

export interface DarkCaveGoldLaid {
  type: "gold_laid";
  cell: [number, number];
  known: number;
}

export interface DarkCaveGoalSeen {
  type: "goal_seen";
  seat: number;
  card: string;
  goal: [number, number];
  shows: string | null;
  known: number;
}

export interface DarkCaveClanSeen {
  type: "clan_seen";
  seat: number;
  card: string;
  target: number;
  identity: string | null;
  known: number;
}

export interface DarkCaveRockFell {
  type: "rock_fell";
  seat: number;
  card: string;
  cell: [number, number];
  removed: string;
  turned: boolean;
  known: number;
}

export interface DarkCaveSwapped {
  type: "swapped";
  seat: number;
  card: string;
  partner: number;
  known: number;
}

export interface DarkCaveHandReceived {
  type: "hand_received";
  seat: number;
  size: number;
  backs: number[] | null;
  cards: string[] | null;
  known: number;
}

export interface DarkCaveWebSet {
  type: "web_set";
  seat: number;
  card: string;
  edge: [number, number, string];
  known: number;
}

export interface DarkCaveWebTurned {
  type: "web_turned";
  edge: [number, number, string];
  known: number;
}

export interface DarkCaveWebGone {
  type: "web_gone";
  edge: [number, number, string];
  known: number;
}

export interface DarkCaveWebHewn {
  type: "web_hewn";
  seat: number;
  card: string;
  edge: [number, number, string];
  side: number;
  known: number;
}

export interface DarkCaveEquipped {
  type: "equipped";
  seat: number;
  card: string;
  target: number;
  known: number;
}

export interface DarkCaveCreatureAttracted {
  type: "creature_attracted";
  seat: number;
  card: string;
  creature: string;
  cell: [number, number];
  space: string;
  known: number;
}

export interface DarkCaveCreatureRoused {
  type: "creature_roused";
  seat: number;
  card: string;
  creature: string;
  known: number;
}

export interface DarkCaveCreatureStepped {
  type: "creature_stepped";
  creature: string;
  cell: [number, number];
  space: string;
  known: number;
}

export interface DarkCaveCreatureLeft {
  type: "creature_left";
  seat: number;
  creature: string;
  known: number;
}

export interface DarkCaveAxeKept {
  type: "axe_kept";
  seat: number;
  creature: string;
  known: number;
}

export interface DarkCaveCreatureDrivenAway {
  type: "creature_driven_away";
  seat: number;
  card: string;
  creature: string;
  known: number;
}

export interface DarkCaveAttacked {
  type: "attacked";
  seat: number;
  creature: string;
  known: number;
}

export interface DarkCaveCardLost {
  type: "card_lost";
  seat: number;
  to: string;
  lost: boolean;
  backs: number[] | null;
  card: string | null;
  known: number;
}

export interface DarkCaveGoldLost {
  type: "gold_lost";
  seat: number;
  to: string;
  lost: boolean;
  known: number;
}

export interface DarkCaveDwarfStood {
  type: "dwarf_stood";
  seat: number;
  known: number;
}

export interface DarkCaveCardsDiscarded {
  type: "discarded";
  seat: number;
  number: number;
  backs: number[] | null;
  cards: string[] | null;
  known: number;
}

export interface DarkCaveStepped {
  type: "stepped";
  seat: number;
  cell: [number, number];
  space: string;
  known: number;
}

export interface DarkCaveGoalRevealed {
  type: "goal_revealed";
  seat: number;
  goal: [number, number];
  shows: string;
  turned: boolean | null;
  known: number;
}

export interface DarkCaveGoalAligned {
  type: "goal_aligned";
  seat: number;
  goal: [number, number];
  turned: boolean;
  known: number;
}

export interface DarkCaveDwarfLeft {
  type: "dwarf_left";
  seat: number;
  gold: number;
  known: number;
}

export interface DarkCaveClanRevealed {
  type: "clan_revealed";
  seat: number;
  identity: string;
  known: number;
}

export interface DarkCaveLeftOverSeen {
  type: "left_over_seen";
  seat: number;
  number: number;
  cards: string[] | null;
  known: number;
}

export interface DarkCaveGoldTaken {
  type: "gold_taken";
  seat: number;
  cell: [number, number];
  known: number;
}

export interface DarkCaveStopped {
  type: "stopped";
  seat: number;
  automatic: boolean;
  known: number;
}

export interface DarkCaveDrew {
  type: "drew";
  seat: number;
  backs: number[] | null;
  card: string | null;
  known: number;
}

export interface DarkCaveGameEnded {
  type: "game_ended";
  how: string;
  identities: string[];
  left_over: string[];
  saved: number[];
  treasures: number[];
  winner: string | null;
  winners: number[];
  known: number;
}

export interface DarkCaveView {
  game: string;
  deck: string;
  options: DarkCaveOptions;
  number: number;
  phase: string;
  starter: number;
  turn: number;
  waiting: number[];
  steps_left: number;
  stays: boolean;
  laid: LaidCard[];
  goals: HiddenCard[];
  gold_in_veins: DarkCaveSpace[];
  webs: DarkCaveWebView[];
  creatures: DarkCaveCreatureView[];
  walking: string | null;
  attack: DarkCaveAttackView | null;
  meeting: string[];
  seats: DarkCaveSeatView[];
  pile: number;
  top: string | null;
  discards: number;
  boxed: number;
  pool: number;
  left_over: DarkCaveLeftOver;
  first_out: number | null;
  aligning: [number, number] | null;
  vote: VoteView | null;
  result: DarkCaveResult | null;
}

export interface DarkCaveOptions {
  first_player?: "random" | "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H";
  area?: "auto" | 7 | 9;
  rotate180?: boolean;
  axe_same_turn?: boolean;
  axe_keeps_moving?: boolean;
  vein_optional?: boolean;
  strict_immediate_end?: boolean;
  swap_needs_cards?: boolean;
  vote_end?: boolean;
  emerge_attacks?: boolean;
  axe_prompt?: "sequential" | "simultaneous";
  show_backs?: boolean;
}

export interface DarkCaveSpace {
  cell: [number, number];
  space: string;
}

export interface DarkCaveWebView {
  edge: [number, number, string];
  owner: number;
  side: number;
}

export interface DarkCaveCreatureView {
  creature: string;
  owner: number;
  at: DarkCaveSpace;
}

export interface DarkCaveAttackView {
  creature: string;
  victims: number[];
}

export interface DarkCaveSeatView {
  seat: number;
  clan: DarkCaveClanCard;
  at: DarkCaveSpace | null;
  lying: boolean;
  gold: number;
  boots: boolean;
  axes: number;
  fresh_axe: boolean;
  hand: DarkCaveCards;
  discarded: DarkCaveCards;
  remembered: DarkCaveRemembered[];
}

export interface DarkCaveClanCard {
  clan: string;
  face_up: boolean;
  identity: string | null;
  known: number;
}

export interface DarkCaveCards {
  number: number;
  backs: number[] | null;
  cards: string[] | null;
  known: number;
}

export interface DarkCaveRemembered {
  by: number;
  number: number;
  gone: number[] | null;
  cards: string[] | null;
  known: number;
}

export interface DarkCaveLeftOver {
  number: number;
  cards: string[] | null;
  known: number;
}

export interface DarkCaveResult {
  how: string;
  winner: string | null;
  winners: number[];
  identities: string[];
  saved: number[];
  treasures: number[];
}

export type ClientMessage = Hello | Ping | Look | WhyNot | Earlier | Decide | Sit | Stand | SeatBot | Ready | Start | Remove | Lock | HandOver | StandIn | Leave | TakeBack | Pause | Say | MakeClaim | Mute | AskHint;

export type ClientRequest = Decide | Sit | Stand | SeatBot | Ready | Start | Remove | Lock | HandOver | StandIn | Leave | TakeBack | Pause | Say | MakeClaim | Mute | AskHint;

export type ServerMessage = Welcome | SetBack | State | Update | Presence | Ack | Refusal | NotStored | Hint | WhyNotAnswer | Lines | Pong;

export type AnyTold = TableMade | PersonJoined | PersonLeft | TableLocked | HostChanged | HostAsked | SeatTaken | SeatGivenToBot | SeatFreed | PersonReady | GameStarted | DecisionTaken | BotTookOver | StandInAsked | PersonCameBack | SeatTakenBack | PauseAsked | GamePaused | TableWoke | Chat | SeatClaimed | MutedByYou | Quiet;

export type AnyClaim = Saw | Am | Trust | Suspect | Need | Plan | Promise | Ask;

export type ClassicDecision = Lay | ClassicBreakTool | ClassicRepair | ClassicRockfall | ClassicMap | ClassicPass | ClassicTakeGold | Align | ProposeEnd | Vote;

export type ClassicEvent = RoundBegan | ClassicRoleDealt | HandDealt | Laid | ClassicGoalRevealed | ClassicGoalAligned | ClassicToolBroken | ClassicToolRepaired | ClassicRockFell | ClassicMapRead | ClassicPassed | Skipped | Drew | EndProposed | Voted | ClassicRoundEnded | ClassicPacketPassed | ClassicGoldTaken | ClassicGoldPaid | ClassicGameEnded;

export type LostMinesDecision = Lay | LostMinesUseTool | LostMinesLookAtMine | LostMinesLookAtTreasure | LostMinesLookAtDwarf | LostMinesSetTrap | LostMinesSetTroll | LostMinesStorm | LostMinesDiscard | LostMinesStep | LostMinesStop | Align | LostMinesTakeTreasure | ProposeEnd | Vote;

export type LostMinesEvent = RoundBegan | LostMinesDwarfDealt | HandDealt | LostMinesTreasuresLaidOut | Laid | LostMinesToolUsed | LostMinesMineSeen | LostMinesTreasureSeen | LostMinesDwarfSeen | LostMinesTrapSet | LostMinesTrapGone | LostMinesTrollSet | LostMinesTrollLeft | LostMinesStormSwept | LostMinesCardsDiscarded | LostMinesStepped | LostMinesTrapSprung | LostMinesMineRevealed | LostMinesMineAligned | LostMinesDragonTaken | LostMinesStopped | LostMinesTreasureTaken | Skipped | Drew | EndProposed | Voted | LostMinesRoundEnded | LostMinesGameEnded;

export type DarkCaveDecision = Lay | DarkCaveLookAtGoal | DarkCaveLookAtClan | DarkCaveRockfall | DarkCaveSwap | DarkCaveSetWeb | DarkCaveEquip | DarkCaveAttract | DarkCaveRouse | DarkCaveDiscard | DarkCaveStep | DarkCaveStop | DarkCaveHew | DarkCaveAnswerAxe | DarkCaveMeet | DarkCaveTakeGold | Align | ProposeEnd | Vote;

export type DarkCaveEvent = DarkCaveGameBegan | DarkCaveDwarfDealt | DarkCaveHandDealt | Laid | DarkCaveGoldLaid | DarkCaveGoalSeen | DarkCaveClanSeen | DarkCaveRockFell | DarkCaveSwapped | DarkCaveHandReceived | DarkCaveWebSet | DarkCaveWebTurned | DarkCaveWebGone | DarkCaveWebHewn | DarkCaveEquipped | DarkCaveCreatureAttracted | DarkCaveCreatureRoused | DarkCaveCreatureStepped | DarkCaveCreatureLeft | DarkCaveAxeKept | DarkCaveCreatureDrivenAway | DarkCaveAttacked | DarkCaveCardLost | DarkCaveGoldLost | DarkCaveDwarfStood | DarkCaveCardsDiscarded | DarkCaveStepped | DarkCaveGoalRevealed | DarkCaveGoalAligned | DarkCaveDwarfLeft | DarkCaveClanRevealed | DarkCaveLeftOverSeen | DarkCaveGoldTaken | DarkCaveStopped | Skipped | DarkCaveDrew | EndProposed | Voted | DarkCaveGameEnded;

export type GameName = "classic" | "lost_mines" | "dark_cave";

export type GameView = ClassicView | LostMinesView | DarkCaveView;

export type GameDecision = ClassicDecision | LostMinesDecision | DarkCaveDecision;

export type GameEvent = ClassicEvent | LostMinesEvent | DarkCaveEvent;

export const PROTOCOL = 1;
