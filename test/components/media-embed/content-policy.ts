/** Puts a Content Security Policy on the page, for good: a file of tests of its own. */
export const enforce = (policy: string): void => {
  const meta = document.createElement('meta');
  meta.httpEquiv = 'Content-Security-Policy';
  meta.content = policy;
  document.head.append(meta);
};
