import { serviceCode } from '../../src/render/code-request.js';
import type { EmbedPreview } from '../../src/resolve/embed-preview.js';
import type { Embed } from '../../src/schema/embed.js';
import { EmbedError } from '../../src/player/embed-error.js';
import { type EmbedConsent, lacksConsent } from './consent-state.js';
import type { EmbedFormat } from './format.js';
import type { PlayerSession } from './player-session.js';
import type { Resolution } from './resolution.js';

/** Of an embed that can be played. */
export interface EmbedView {
  readonly state: 'facade' | 'ready' | 'destroyed';
  readonly embed: Embed;
  readonly config: EmbedPreview;
}

/** What the element shows. */
export type View =
  | { readonly state: 'consent' | 'empty' | 'loading' | 'processing' | 'failed' }
  | { readonly state: 'error'; readonly error: EmbedError }
  | EmbedView;

/** The states of the element; more may come. */
export type EmbedState = View['state'];

/** All that a view depends on. */
export interface ViewInputs {
  readonly resolution: Resolution;
  readonly format: EmbedFormat;
  readonly consent: EmbedConsent;
  /** The player that was started for this embed, or null. */
  readonly session: PlayerSession | null;
  /** A player was there and is not to come back by itself. */
  readonly isDestroyed: boolean;
}

/** The field that each format is made of, null for the source, and the error when there is none. */
const NEEDS = {
  iframe: ['code_iframe', 'no-player'],
  standard: ['code', 'no-code'],
  player: [null, 'no-player'],
} as const;

/** Of an embed that is there. A player that is not is said at once, not at the click. */
const embedView = (inputs: ViewInputs, embed: Embed, config: EmbedPreview): View => {
  const { format, session, isDestroyed } = inputs;
  const { state } = config;
  if (state === 'processing' || state === 'failed') return { state };
  const [field, code] = NEEDS[format];
  const isMissing = field === null ? state === 'empty' : serviceCode(embed, field) === '';
  // An embed without source and player is an empty one, not a broken one.
  if (isMissing && state === 'empty') return { state };
  const error = isMissing ? new EmbedError(code, 'Nothing to play.') : session?.error;
  if (error) return { state: 'error', error };
  if (isDestroyed) return { state: 'destroyed', embed, config };
  return { state: session?.running ? 'ready' : 'facade', embed, config };
};

/** Decides what to show. Never throws: a failure is a view. */
export const viewOf = (inputs: ViewInputs): View => {
  const { resolution, consent } = inputs;
  if (lacksConsent(consent)) return { state: 'consent' };
  if (resolution.status === 'error') return { state: 'error', error: resolution.error };
  if (resolution.status !== 'resolved') return { state: resolution.status };
  return embedView(inputs, resolution.embed, resolution.config);
};
