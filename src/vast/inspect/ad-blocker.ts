import { webAddress } from '../web-address.js';
import type { Hop } from './inspection.js';

/** Domains of ad servers and of measurement that filter lists block. Subdomains are included. */
const AD_DOMAINS: ReadonlySet<string> = new Set(
  [
    '2mdn.net 33across.com adform.net adkernel.com adnxs.com adsafeprotected.com adsrvr.org',
    'amazon-adsystem.com aniview.com betweendigital.com bidswitch.net casalemedia.com contextweb.com',
    'criteo.com doubleclick.net doubleverify.com flashtalking.com freewheel.tv fwmrm.net',
    'google-analytics.com googletagmanager.com scorecardresearch.com',
    'googleadservices.com googlesyndication.com imasdk.googleapis.com improvedigital.com innovid.com',
    'lijit.com lkqd.net moatads.com openx.net outbrain.com primis.tech pubmatic.com rubiconproject.com',
    'serving-sys.com sharethrough.com smartadserver.com sonobi.com spotx.tv spotxchange.com',
    'springserve.com stickyadstv.com taboola.com teads.tv tremorhub.com unrulymedia.com yieldmo.com',
  ].flatMap((line) => line.split(' ')),
);

/** Whether a host is of a well-known ad server. */
export const isAdHost = (hostname: string): boolean => {
  const labels = hostname.toLowerCase().split('.').slice(-4);
  return labels.some((_, index) => AD_DOMAINS.has(labels.slice(index).join('.')));
};

/** A filter answers at once; a server needs longer, even for an error. */
const MAX_FILTER_MS = 50;

/** Whether a request that nothing answered was to a well-known ad server and failed as fast as with an ad blocker. */
export const isLikelyFiltered = ({
  url,
  durationMs,
  requestFault,
}: Pick<Hop, 'url' | 'durationMs' | 'requestFault'>): boolean => {
  const address = webAddress(url);
  return (
    (requestFault === undefined || requestFault === 'no-answer') &&
    durationMs <= MAX_FILTER_MS &&
    address !== null &&
    isAdHost(address.hostname)
  );
};
