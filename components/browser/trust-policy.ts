/** What our Trusted Types policy makes; plain texts where there are no Trusted Types. */
export interface TrustPolicy {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}

interface TrustedTypesWindow {
  readonly trustedTypes?: { createPolicy(name: string, rules: TrustPolicy): TrustPolicy };
}

const asItIs: TrustPolicy = { createHTML: (html) => html, createScriptURL: (url) => url };

const createPolicy = (): TrustPolicy | null => {
  const { trustedTypes } = window as TrustedTypesWindow;
  try {
    return trustedTypes?.createPolicy('media-embed', asItIs) ?? asItIs;
  } catch {
    // Not tried again: the browser reports each try.
    return null;
  }
};

let policy: { readonly made: TrustPolicy | null } | null = null;

/**
 * The policy `media-embed`, made once, when first needed: a second policy of one name may not be allowed. It trusts
 * all that it is given; who uses it says why that is safe. Null where the page does not allow it.
 */
export const trustPolicy = (): TrustPolicy | null => (policy ??= { made: createPolicy() }).made;
