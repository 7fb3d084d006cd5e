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
      // Behind a redirect only the origin is reported, which pictures and frames may have, too.
      if (
        disposition === 'enforce' &&
        /^(?:connect|media)-src$/.test(effectiveDirective) &&
        `${sent}/`.startsWith(`${blockedURI}/`)
      )
        directive = effectiveDirective;
    },
    { signal },
  );
  return async () => {
    // A browser reports what a policy refused after the request has failed.
    await new Promise((resolve) => setTimeout(resolve));
    return directive;
  };
};
