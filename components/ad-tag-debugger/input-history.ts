import type { AppliedRepair } from './views/finding-list.js';

/** What led to an input: typing, a repair, or any other change such as a file, an example or Clear. */
export type InputChange = 'typing' | 'other' | AppliedRepair;

interface InputStep {
  readonly value: string;
  readonly change: InputChange;
}

/** Steps that can be undone, and their characters. The last step is kept, however long. */
const MAX_STEPS = 50;
const MAX_CHARACTERS = 20_000_000;

/** The states of the input box, so that every change can be undone and redone. Typing in a row is one change. */
export class InputHistory {
  #steps: InputStep[] = [{ value: '', change: 'other' }];
  #index = 0;

  get canUndo(): boolean {
    return this.#index > 0;
  }

  get canRedo(): boolean {
    return this.#index < this.#steps.length - 1;
  }

  get applied(): AppliedRepair | null {
    const change = this.#current.change;
    return typeof change === 'string' ? null : change;
  }

  get #current(): InputStep {
    return this.#steps[this.#index] ?? { value: '', change: 'other' };
  }

  /** Adds a change. What was undone before can no longer be redone. */
  push(value: string, change: InputChange): void {
    if (value === this.#current.value) return;
    const isMoreTyping = change === 'typing' && this.#current.change === 'typing' && this.canUndo;
    const kept = this.#steps.slice(0, isMoreTyping ? this.#index : this.#index + 1);
    this.#steps = [...kept, { value, change }].slice(-MAX_STEPS);
    let characters = this.#steps.reduce((sum, step) => sum + step.value.length, 0);
    while (characters > MAX_CHARACTERS && this.#steps.length > 1)
      characters -= this.#steps.shift()?.value.length ?? 0;
    this.#index = this.#steps.length - 1;
  }

  undo(): string | null {
    return this.#move(-1);
  }

  redo(): string | null {
    return this.#move(1);
  }

  #move(by: 1 | -1): string | null {
    const step = this.#steps[this.#index + by];
    if (step === undefined) return null;
    this.#index += by;
    return step.value;
  }
}
