/** What one could do now, and why: asked of the server once for each question, as long as tips are wanted. */
import type { TableClient } from "../net/client.svelte";
import type { Play } from "../play/play.svelte";
import type { Choice, Hint } from "../protocol";
import { help } from "./help.svelte";
import { hintInWords } from "./hints";
import { pointsAt } from "./pointing";

export class Tip {
  private hint = $state.raw<Hint | null>(null);
  /** Whether what it speaks of is lit. */
  lit = $state(false);

  /** Made while a component is, and gone with it. */
  constructor(
    private readonly client: TableClient,
    private readonly play: Play,
  ) {
    $effect(() => this.ask());
    $effect(() => {
      const { code, table } = client;
      if (table?.status === "over") help.finished(`${code}.${table.match}`);
    });
  }

  wanted = $derived.by(() => help.on && !this.client.snapshot?.lesson && this.client.myTurn && this.client.choices.length > 1);
  private choice = $derived.by((): Choice | null => this.client.choices.find(({ text }) => text === this.hint?.text) ?? null);
  /** Null as long as it is not known yet. */
  words = $derived.by((): string | null => this.hint && this.choice && hintInWords(this.hint, this.choice, this.client));
  /** Selectors of the one thing to light. */
  at = $derived.by((): string[] => (this.choice && this.lit ? pointsAt(this.choice, [this.choice.text], this.play) : []));

  private ask(): void {
    const { look, choices } = this.client;
    this.hint = null;
    this.lit = false;
    if (!this.wanted || look === null) return;
    void this.client.send({ type: "hint", seat: look }).then((answer) => {
      if (answer.type === "hint" && choices === this.client.choices) this.hint = answer;
    });
  }
}
