import { serviceCode } from '../../../src/render/service-code.js';
import type { Embed } from '../../../src/schema/embed.js';
import { EmbedError } from '../../embed-source/embed-error.js';

/** HTML that a page under Trusted Types lets into a frame; plain text where there are no Trusted Types. */
export type SandboxedDocument = string & { readonly sandboxed: unique symbol };

interface TrustedTypesWindow {
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createHTML(html: string): string },
    ): { createHTML(html: string): SandboxedDocument };
  };
}

type CreateHtml = (html: string) => SandboxedDocument;

const createPolicy = (): CreateHtml => {
  const { trustedTypes } = window as TrustedTypesWindow;
  try {
    const policy = trustedTypes?.createPolicy('media-embed', { createHTML: (html) => html });
    return (html) => policy?.createHTML(html) ?? (html as SandboxedDocument);
  } catch (cause) {
    // Not tried again: the browser reports each try.
    return () => {
      throw new EmbedError('trusted-types', 'Policy not allowed.', {
        cause,
      });
    };
  }
};

/** Made once, when first needed: a second policy of one name may not be allowed. */
let createHtml: CreateHtml | null = null;

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
  createHtml ??= createPolicy();
  return createHtml(
    `<!doctype html><meta charset="utf-8"><body marginwidth="0" marginheight="0">${code}`,
  );
};
