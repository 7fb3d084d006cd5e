/** The functions of the Trusted Types policy; they return plain strings in browsers without Trusted Types. */
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
    // Not repeated, because the browser reports every attempt.
    return { refusal };
  }
};

let made: PolicyMade | null = null;

/**
 * The policy `media-embed`, created once at its first use, because the page may forbid a second policy of the same
 * name. It trusts every input; each caller explains why that is safe. Throws TypeError if the page forbids it.
 */
export const trustPolicy = (): TrustPolicy => {
  made ??= createPolicy();
  if ('policy' in made) return made.policy;
  throw new TypeError('The policy is not allowed.', { cause: made.refusal });
};
