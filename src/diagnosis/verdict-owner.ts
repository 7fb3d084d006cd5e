/**
 * Who has to act: the publisher of the page and its embed; the server that the ad tag names; the ad network that a
 * wrapper leads to; the viewer's browser; the viewer's consent and its platform; nobody; or it is not known.
 */
export type VerdictOwner =
  'publisher' | 'ad-server' | 'network' | 'browser' | 'consent' | 'nobody' | 'unknown';
