/** The player was removed. Does not bubble; composed. */
export class PlayerDestroyEvent extends Event {
  /** The event that destroyed it, by its name in `scrollmode_destroy_on`; `destroy` when script did. */
  readonly cause: string;

  constructor(cause: string) {
    super('playerdestroy', { composed: true });
    this.cause = cause;
  }
}
