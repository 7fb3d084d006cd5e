/** What our Trusted Types policy makes; plain texts where there are no Trusted Types. */
export interface TrustPolicy {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}

interface TrustedTypesWindow {
  readonly trustedTypes?: { createPolicy(name: string, rules: TrustPolicy): TrustPolicy };
}

const asItIs: TrustPolicy = { createHTML: (html) => html, createScriptURL: (url) => url };

type PolicyMade = { readonly policy: TrustPolicy } | { readonly refusal: unknown };

const createPolicy = (): PolicyMade => {
  const { trustedTypes } = window as TrustedTypesWindow;
  try {
    return { policy: trustedTypes?.createPolicy('media-embed', asItIs) ?? asItIs };
  } catch (refusal) {
    // Not tried again: the browser reports each try.
    return { refusal };
  }
};

let made: PolicyMade | null = null;

/**
 * The policy `media-embed`, made once, when first needed: a second policy of one name may not be allowed. It trusts
 * all that it is given; who uses it says why that is safe. Throws TypeError where the page does not allow it.
 */
export const trustPolicy = (): TrustPolicy => {
  made ??= createPolicy();
  if ('policy' in made) return made.policy;
  throw new TypeError('The policy is not allowed.', { cause: made.refusal });
};
