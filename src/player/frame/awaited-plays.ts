/** With what a `play` is rejected when the player is not there any more. */
export const notThere = (): DOMException => new DOMException('No player there.', 'AbortError');

interface AwaitedPlay {
  readonly resolve: () => void;
  readonly reject: (reason: DOMException) => void;
}

const nameOf = (error: unknown): string =>
  typeof error === 'string' && /^[A-Z][A-Za-z]{1,40}$/.test(error) ? error : 'AbortError';

/** The plays that were asked for and are not answered yet, by their ids. */
export class AwaitedPlays {
  readonly #plays = new Map<unknown, AwaitedPlay>();

  add(id: unknown = {}): Promise<void> {
    return new Promise((resolve, reject) => this.#plays.set(id, { resolve, reject }));
  }

  /** `error`: name of a DOMException, or null when it plays. */
  settle(id: unknown, error: unknown): void {
    const play = this.#plays.get(id);
    this.#plays.delete(id);
    if (error === null) play?.resolve();
    else play?.reject(new DOMException('The player did not play.', nameOf(error)));
  }

  settleAll(error: string | null): void {
    for (const id of [...this.#plays.keys()]) this.settle(id, error);
  }

  /** Nobody will answer any more. */
  end(): void {
    this.settleAll('AbortError');
  }
}
