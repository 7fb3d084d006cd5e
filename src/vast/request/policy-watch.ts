/**
 * Watches whether the policy of the page refuses a request that is about to be sent, of which its failure says nothing.
 * Until `signal` aborts, the function returned tells the directive; it is empty if none refuses the address.
 */
export const watchPolicy = (address: string, signal: AbortSignal): (() => Promise<string>) => {
  const [sent = ''] = address.split('#', 1);
  let directive = '';
  document.addEventListener(
    'securitypolicyviolation',
    ({ disposition, blockedURI, effectiveDirective }) => {
      // Behind a redirect only the origin is reported.
      if (disposition === 'enforce' && `${sent}/`.startsWith(`${blockedURI}/`))
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
