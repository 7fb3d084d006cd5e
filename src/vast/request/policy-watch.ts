/** What refuses documents and media. A picture or a frame of the same origin says nothing about them. */
const DIRECTIVES: readonly string[] = ['connect-src', 'media-src'];

/**
 * Watches whether the policy of the page refuses a request, because the failure does not say so. Until `signal` aborts,
 * the function returned tells the directive; it is empty if none refuses the address. Segments of HLS that are refused
 * on another origin than that of their playlist are not recognized.
 */
export const watchPolicy = (address: string, signal: AbortSignal): (() => Promise<string>) => {
  const [sent = ''] = address.split('#', 1);
  let directive = '';
  document.addEventListener(
    'securitypolicyviolation',
    ({ disposition, blockedURI, effectiveDirective }) => {
      if (disposition !== 'enforce' || !DIRECTIVES.includes(effectiveDirective)) return;
      // Behind a redirect only the origin is reported.
      if (`${sent}/`.startsWith(`${blockedURI}/`)) directive = effectiveDirective;
    },
    { signal },
  );
  return async () => {
    // A browser reports what a policy refused after the request has failed.
    await new Promise((resolve) => setTimeout(resolve));
    return directive;
  };
};
