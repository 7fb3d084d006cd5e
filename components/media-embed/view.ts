import { EmbedError } from '../../src/player/embed-error.js';
import { serviceCode } from '../../src/render/service-code.js';
import type { EmbedPreview } from '../../src/resolve/embed-preview.js';
import type { Embed } from '../../src/schema/embed.js';
import { type EmbedConsent, type EmbedFormat, lacksConsent } from './attribute-values.js';
import type { SourceResult } from '../controllers/embed-source.js';
import type { PlayerSession } from './player-session.js';

/** The view of an embed that can be played. */
export interface EmbedView {
  readonly state: 'facade' | 'ready' | 'destroyed';
  readonly embed: Embed;
  readonly config: EmbedPreview;
}

export type EmbedElementView =
  | { readonly state: 'loading' }
  | { readonly state: 'consent' | 'empty' | 'processing' | 'failed' }
  | { readonly state: 'error'; readonly error: EmbedError }
  | EmbedView;

/** The states of the element; later versions may add some. */
export type EmbedState = EmbedElementView['state'];

export interface ViewInput {
  readonly load: SourceResult;
  readonly format: EmbedFormat;
  readonly consent: EmbedConsent;
  readonly session: PlayerSession | null;
  /** Whether `destroy()` removed the player. */
  readonly isDestroyed: boolean;
}

/** The field that each format needs, null for the source, and the error without it. */
const REQUIRED_FIELDS = {
  iframe: ['code_iframe', 'no-player'],
  standard: ['code', 'no-code'],
  player: [null, 'no-player'],
} as const;

/** A missing player is reported before the click. */
const embedView = (input: ViewInput, embed: Embed, config: EmbedPreview): EmbedElementView => {
  const { format, session, isDestroyed } = input;
  const { state } = config;
  if (state === 'processing' || state === 'failed') return { state };
  const [field, code] = REQUIRED_FIELDS[format];
  const isMissing = field === null ? state === 'empty' : serviceCode(embed, field) === '';
  // An embed with neither source nor player is empty, which is not an error.
  if (isMissing && state === 'empty') return { state };
  const error = isMissing ? new EmbedError(code) : session?.error;
  if (error) return { state: 'error', error };
  if (isDestroyed) return { state: 'destroyed', embed, config };
  return { state: session?.player ? 'ready' : 'facade', embed, config };
};

/** Decides what to show. Never throws; a failure becomes a view. */
export const viewOf = (input: ViewInput): EmbedElementView => {
  const { load, consent } = input;
  if (lacksConsent(consent)) return { state: 'consent' };
  if (load.status === 'error') return { state: 'error', error: load.error };
  if (load.status !== 'loaded') return { state: load.status };
  return embedView(input, load.embed, load.config);
};
