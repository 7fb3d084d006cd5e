import type { FacadeConfig } from '../../src/resolve/resolve-facade.js';
import type { Embed } from '../../src/schema/embed.js';
import { type EmbedError, embedErrorOf } from '../embed-source/embed-error.js';
import { type HostedPlayerWishes, hostedPlayerAddress } from './hosted-player.js';
import type { Resolution } from './resolution.js';
import { type SandboxedDocument, sandboxedDocument } from './sandboxed-document.js';

/** How the embed is shown. The first is the default. */
export const FORMATS = ['iframe', 'standard'] as const;
export type EmbedFormat = (typeof FORMATS)[number];

/** When the player is loaded. The first is the default. */
export const LOADINGS = ['lazy', 'eager', 'click'] as const;
export type EmbedLoading = (typeof LOADINGS)[number];

/** What a frame shows: the hosted player, or the service's code. */
export type Frame =
  | { readonly kind: 'hosted'; readonly address: string }
  | { readonly kind: 'sandboxed'; readonly document: SandboxedDocument };

/** What the element shows. */
export type View =
  | { readonly state: 'empty' | 'loading' | 'processing' | 'failed' }
  | { readonly state: 'error'; readonly error: EmbedError }
  | { readonly state: 'facade'; readonly poster: string | null }
  | { readonly state: 'ready'; readonly frame: Frame };

/** The states of the element; more may come. */
export type EmbedState = View['state'];

/** All that a view depends on. */
export interface ViewInputs extends HostedPlayerWishes {
  readonly resolution: Resolution;
  readonly format: EmbedFormat;
  /** The reader asked for the player, or nobody has to. */
  readonly activated: boolean;
  /** The frame may be loaded now. A hosted frame loads lazily by itself. */
  readonly near: boolean;
  readonly allowedPlayerOrigins: readonly string[] | null;
}

/** One frame an embed: a new document would load it anew. */
const sandboxed = new WeakMap<Embed, Frame>();

const sandboxedFrame = (embed: Embed): Frame => {
  const frame = sandboxed.get(embed) ?? { kind: 'sandboxed', document: sandboxedDocument(embed) };
  sandboxed.set(embed, frame);
  return frame;
};

const frameOf = (inputs: ViewInputs, embed: Embed, config: FacadeConfig): Frame =>
  inputs.format === 'standard'
    ? sandboxedFrame(embed)
    : {
        kind: 'hosted',
        address: hostedPlayerAddress(config, inputs, inputs.allowedPlayerOrigins),
      };

/** Of an embed that can be shown. What is wrong with its player is said at once, not at the click. */
const playerView = (inputs: ViewInputs, embed: Embed, config: FacadeConfig): View => {
  const frame = frameOf(inputs, embed, config);
  if (!inputs.activated) return { state: 'facade', poster: config.source?.poster ?? null };
  if (frame.kind === 'sandboxed' && !inputs.near) return { state: 'loading' };
  return { state: 'ready', frame };
};

const failureView = (cause: unknown, config: FacadeConfig): View => {
  const error = embedErrorOf(cause);
  // An embed without source and player is an empty one, not a broken one.
  const isEmpty =
    config.state === 'empty' && (error.code === 'no-player' || error.code === 'no-code');
  return isEmpty ? { state: 'empty' } : { state: 'error', error };
};

/** Decides what to show. Never throws: a failure is a view. */
export const viewOf = (inputs: ViewInputs): View => {
  const { resolution } = inputs;
  if (resolution.status === 'error') return { state: 'error', error: resolution.error };
  if (resolution.status !== 'resolved') return { state: resolution.status };
  const { embed, config } = resolution;
  if (config.state === 'processing' || config.state === 'failed') return { state: config.state };
  try {
    return playerView(inputs, embed, config);
  } catch (cause) {
    return failureView(cause, config);
  }
};
