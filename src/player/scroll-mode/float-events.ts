/**
 * Why a player stopped floating: `returned`, it is in view in the page again, or cannot or need not
 * float; `dismissed`, the viewer closed it; `paused`, it stopped playing; `replaced`, another player
 * floats; `destroyed`, the player or its scroll mode has ended.
 */
export type FloatEndReason = 'returned' | 'dismissed' | 'paused' | 'replaced' | 'destroyed';

/** The player started to float. Does not bubble; composed. */
export class FloatStartEvent extends Event {
  constructor() {
    super('floatstart', { composed: true });
  }
}

/** The player stopped floating. Does not bubble; composed. */
export class FloatEndEvent extends Event {
  readonly reason: FloatEndReason;

  constructor(reason: FloatEndReason) {
    super('floatend', { composed: true });
    this.reason = reason;
  }
}
