import { serviceCode } from '../../../src/render/code-request.js';
import type { Embed } from '../../../src/schema/embed.js';
import { type TrustPolicy, trustPolicy } from '../../../src/player/trusted-types.js';
import { EmbedError } from '../../../src/player/embed-error.js';

/** HTML that a page under Trusted Types lets into a frame; plain text where there are no Trusted Types. */
export type SandboxedDocument = string & { readonly sandboxed: unique symbol };

const allowedPolicy = (): TrustPolicy => {
  try {
    return trustPolicy();
  } catch (cause) {
    throw new EmbedError('trusted-types', 'Policy not allowed.', { cause });
  }
};

/**
 * The service's code as the document of a frame. The policy trusts any HTML: what it makes may
 * only ever be the `srcdoc` of a frame that is sandboxed without `allow-same-origin`, and
 * `frames.ts` is the one place that takes it.
 *
 * The attributes of the body, not a style, remove its margin: the frame inherits the page's policy.
 * Throws EmbedError `no-code` or `trusted-types`.
 */
export const sandboxedDocument = (embed: Embed): SandboxedDocument => {
  const code = serviceCode(embed, 'code');
  if (code === '') throw new EmbedError('no-code', 'No code.');
  return allowedPolicy().createHTML(
    `<!doctype html><meta charset="utf-8"><body marginwidth="0" marginheight="0">${code}`,
  ) as SandboxedDocument;
};
