import { Deadline } from '../../vast/request/deadline.js';
import type { AdStage } from './ad-stage.js';

/** The dialog of the consent platform in which the viewer of a stage chooses. */
export class ConsentDialog {
  readonly #stage: Pick<AdStage, 'viewer'>;
  #onClosed: () => void = () => undefined;

  constructor(stage: Pick<AdStage, 'viewer'>) {
    this.#stage = stage;
  }

  get isOpen(): boolean {
    return this.#stage.viewer().consent?.dialogOpen === true;
  }

  viewerChanged(): void {
    if (!this.isOpen) this.#onClosed();
  }

  /** Resolves when an open dialog is closed, after the timeout in milliseconds, or when the signal aborts. */
  async closed(timeoutMs: number, signal: AbortSignal): Promise<void> {
    const deadline = new Deadline(timeoutMs, signal).start();
    const closed = new Promise<void>((resolve) => (this.#onClosed = resolve));
    await deadline.race(closed).catch(() => undefined);
    deadline.stop();
  }
}
