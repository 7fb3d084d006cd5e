import { serviceCode } from '../../../src/render/service-code.js';
import type { Embed } from '../../../src/schema/embed.js';
import { EmbedError } from '../../../src/player/embed-error.js';
import { type TrustPolicy, trustPolicy } from '../../../src/trusted-types.js';
import type { PlayerSession } from '../player-session.js';
import type { MountLoaders } from './load-mount.js';
import { mount as mountFrame } from './mount-frame.js';

const allowedPolicy = (): TrustPolicy => {
  try {
    return trustPolicy();
  } catch (cause) {
    throw new EmbedError('trusted-types', '', { cause });
  }
};

/**
 * The service's code as a document. The policy trusts any HTML: use the result only as the `srcdoc` of a
 * frame that is sandboxed without `allow-same-origin`. The attributes of the body remove its margin,
 * because the frame inherits the page's policy, which may forbid inline styles.
 * Throws EmbedError `no-code` or `trusted-types`.
 */
export const sandboxedDocument = (embed: Embed): string => {
  const code = serviceCode(embed, 'code');
  if (code === '') throw new EmbedError('no-code');
  return allowedPolicy().createHTML(
    `<!doctype html><meta charset="utf-8"><body marginwidth="0" marginheight="0">${code}`,
  );
};

/** Mounts the frame of the service's code. */
export const mount = (session: PlayerSession, loaders: MountLoaders): Promise<void> =>
  mountFrame(session, loaders, sandboxedDocument);
