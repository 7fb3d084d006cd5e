/**
 * Why a player floats no more: `returned`, it is in view in its place again, or there is no room or
 * need to float; `dismissed`, the viewer or script closed it; `paused`, it plays no more;
 * `replaced`, another player floats; `destroyed`, the player or its scroll mode has ended.
 */
export type FloatEndReason = 'returned' | 'dismissed' | 'paused' | 'replaced' | 'destroyed';

/** The player floats. Does not bubble; composed. */
export class FloatStartEvent extends Event {
  constructor() {
    super('floatstart', { composed: true });
  }
}

/** The player is in its place again. Does not bubble; composed. */
export class FloatEndEvent extends Event {
  readonly reason: FloatEndReason;

  constructor(reason: FloatEndReason) {
    super('floatend', { composed: true });
    this.reason = reason;
  }
}
