/** The functions of the Trusted Types policy; they return plain strings in browsers without Trusted Types. */
export interface TrustPolicy {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}

type PolicyMade = { readonly policy: TrustPolicy } | { readonly refusal: unknown };

/** Shared by all copies of this library in a page. A string from outside never names a symbol. */
const MADE = Symbol.for('media-embed');

interface TrustedTypesGlobal {
  readonly trustedTypes?: { createPolicy(name: string, rules: TrustPolicy): TrustPolicy };
  [MADE]: PolicyMade | undefined;
}

const asItIs: TrustPolicy = { createHTML: (html) => html, createScriptURL: (url) => url };

const createPolicy = ({ trustedTypes }: TrustedTypesGlobal): PolicyMade => {
  try {
    return { policy: trustedTypes?.createPolicy('media-embed', asItIs) ?? asItIs };
  } catch (refusal) {
    // Not repeated, because the browser reports every attempt.
    return { refusal };
  }
};

/**
 * The policy `media-embed`, created once at its first use, because the page may forbid a second policy of the same
 * name. It trusts every input; each caller explains why that is safe. Throws TypeError if the page forbids it.
 */
export const trustPolicy = (): TrustPolicy => {
  const page = globalThis as unknown as TrustedTypesGlobal;
  const made = (page[MADE] ??= createPolicy(page));
  if ('policy' in made) return made.policy;
  throw new TypeError('The policy is not allowed.', { cause: made.refusal });
};
