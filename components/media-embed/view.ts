import { serviceCode } from '../../src/render/code-request.js';
import type { FacadeConfig } from '../../src/resolve/resolve-facade.js';
import type { Embed } from '../../src/schema/embed.js';
import { EmbedError, embedErrorOf } from '../embed-source/embed-error.js';
import { type EmbedConsent, lacksConsent } from './consent/consent-state.js';
import type { EmbedFormat } from './format.js';
import { checkPlayerOrigin } from './player-origin.js';
import type { PlayerSession } from './player-session.js';
import type { Resolution } from './resolution.js';

/** Of an embed that can be played. */
export interface EmbedView {
  readonly state: 'facade' | 'ready' | 'destroyed';
  readonly embed: Embed;
  readonly config: FacadeConfig;
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
  readonly allowedPlayerOrigins: readonly string[] | null;
  /** The player that was started for this embed, or null. */
  readonly session: PlayerSession | null;
  /** A player was there and is not to come back by itself. */
  readonly isDestroyed: boolean;
  /** Why a part of the element itself is missing, or null. */
  readonly fault: EmbedError | null;
}

/** What is wrong with an embed's player is said at once, not at the click. Throws EmbedError. */
const checkPlayer = ({ format, allowedPlayerOrigins }: ViewInputs, embed: Embed, config: FacadeConfig): void => {
  const { hostedPlayerUrl } = config;
  if (format === 'standard' && serviceCode(embed, 'code') === '')
    throw new EmbedError('no-code', 'No code.');
  if (format !== 'iframe') return;
  if (hostedPlayerUrl === null) throw new EmbedError('no-player', 'No hosted player.');
  checkPlayerOrigin(new URL(hostedPlayerUrl), allowedPlayerOrigins);
};

const failureView = (cause: unknown, config: FacadeConfig): View => {
  const error = embedErrorOf(cause);
  // An embed without source and player is an empty one, not a broken one.
  const isEmpty =
    config.state === 'empty' && (error.code === 'no-player' || error.code === 'no-code');
  return isEmpty ? { state: 'empty' } : { state: 'error', error };
};

/** Of an embed that is there. */
const embedView = (inputs: ViewInputs, embed: Embed, config: FacadeConfig): View => {
  const { format, session, isDestroyed } = inputs;
  const { state } = config;
  if (state === 'processing' || state === 'failed') return { state };
  if (state === 'empty' && format === 'player') return { state };
  try {
    checkPlayer(inputs, embed, config);
    if (session?.error) throw session.error;
  } catch (cause) {
    return failureView(cause, config);
  }
  if (isDestroyed) return { state: 'destroyed', embed, config };
  return { state: session?.running ? 'ready' : 'facade', embed, config };
};

/** Decides what to show. Never throws: a failure is a view. */
export const viewOf = (inputs: ViewInputs): View => {
  const { resolution, consent, fault } = inputs;
  if (fault !== null) return { state: 'error', error: fault };
  if (lacksConsent(consent)) return { state: 'consent' };
  if (resolution.status === 'error') return { state: 'error', error: resolution.error };
  if (resolution.status !== 'resolved') return { state: resolution.status };
  return embedView(inputs, resolution.embed, resolution.config);
};
