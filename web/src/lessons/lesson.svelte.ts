/** Where the learner is in a guided game. The server tells the steps up to the next decision; which of these have been read
 *  or tried is only known here, and survives a reload. */
import * as api from "../net/api";
import type { TableClient } from "../net/client.svelte";
import { recall, remember } from "../net/memory";
import type { Play } from "../play/play.svelte";
import type { Choice, LessonWords } from "../protocol";
import { language, ofTag } from "../texts";
import { lightOf, pointsAt } from "./pointing";

export class Lesson {
  private passed = $state.raw({ done: -1, steps: 0 });
  private translated = $state.raw<LessonWords | null>(null);
  /** Something else was about to be done: the strip says it kindly. */
  nudged = $state(false);

  constructor(
    private readonly client: TableClient,
    private readonly play: Play,
  ) {
    this.passed = recall(this.place, this.passed);
    $effect(() => this.translate(ofTag(language())));
  }

  told = $derived.by(() => this.client.snapshot?.lesson ?? null);
  private index = $derived.by(() => (this.told && this.passed.done === this.told.done ? this.passed.steps : 0));
  step = $derived.by(() => this.told?.steps[Math.min(this.index, this.told.steps.length - 1)] ?? null);
  number = $derived.by(() => Math.min((this.told?.done ?? 0) + this.index + 1, this.told?.of ?? 0));
  finished = $derived.by(() => this.told !== null && !this.told.left && this.told.done === this.told.of);
  /** Whether there is nothing to do but to read. */
  reading = $derived.by(() => this.step !== null && !this.step.accepted.length && this.step.trial === null);
  trial = $derived.by((): Choice | null => (this.client.myTurn ? (this.step?.trial ?? null) : null));

  /** What to light now. */
  lit = $derived.by((): string[] => {
    const { step, trial } = this;
    if (!step || !this.client.myTurn) return [];
    if (this.reading) return step.light ? lightOf(step.light) : [];
    const choice = trial ?? this.client.choices.find(({ text }) => step.accepted.includes(text));
    return choice ? pointsAt(choice, trial ? [trial.text] : step.accepted, this.play) : [];
  });

  /** What the step says, and why. */
  says = $derived.by(() => {
    const { words, why } = this.translated?.step[this.number - 1] ?? this.step ?? { words: "", why: "" };
    return { words: this.named(words), why: this.named(why ?? "") };
  });
  learned = $derived.by((): string[] => this.translated?.learned ?? this.told?.learned ?? []);

  /** The server tells steps in English; their words in another language are asked for once. */
  private translate(tag: string): void {
    const { game, lesson } = this.client.table?.config ?? {};
    this.translated = null;
    if (tag === "en" || !game || !lesson) return;
    api
      .lessonWords(game, lesson, tag)
      .then((words) => (this.translated = words))
      .catch(() => undefined);
  }

  private named(text: string): string {
    return text.replace(/\{([A-J])\}/g, (_, seat: string) => this.client.names["ABCDEFGHIJ".indexOf(seat)] ?? seat);
  }

  next = (): void => {
    this.nudged = false;
    this.passed = { done: this.told?.done ?? 0, steps: this.index + 1 };
    remember(this.place, this.passed);
  };

  /** Whether a decision goes out now. What is to be refused is tried here; anything else that is not asked for waits. */
  allows = (text: string): boolean => {
    const { told, step } = this;
    if (!told || told.left || this.finished) return true;
    if (!step) return false;
    if (step.trial?.text === text) {
      void this.attempt(text);
      return false;
    }
    const asked = this.reading ? told.steps.slice(this.index).find((one) => one.accepted.length || one.trial) : step;
    this.nudged = !asked?.accepted.includes(text);
    return !this.nudged;
  };

  private async attempt(decision: string): Promise<void> {
    const { look, snapshot } = this.client;
    if (look === null || !snapshot) return;
    const answer = await this.client.send({ type: "decide", number: snapshot.number, seat: look, decision });
    if (answer.type === "refused" && answer.clause === this.step?.clause) this.next();
  }

  private get place(): string {
    return `lesson-steps.${this.client.code}`;
  }
}
