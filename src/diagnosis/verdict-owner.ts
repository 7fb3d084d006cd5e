/**
 * Who has to act: the publisher of the page and its embed; the server that the ad tag names; the ad network that a
 * wrapper leads to; the advertiser or the agency that made the creative; the viewer's browser; the viewer's consent and
 * its platform; nobody; or it is not known.
 */
export type VerdictOwner =
  | 'publisher'
  | 'ad-server'
  | 'network'
  | 'advertiser'
  | 'browser'
  | 'consent'
  | 'nobody'
  | 'unknown';

/** Whether a verdict says only that nobody knows, because nothing was requested. */
export const isOpenVerdict = ({ id }: { readonly id: string }): boolean =>
  id.endsWith('not-requested');
