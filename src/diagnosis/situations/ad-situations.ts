import { ownerOfErrorCode } from '../error-codes.js';
import { readProvider } from '../../ad-tags/value-formats.js';
import type { MediaCheck } from '../../vast/inspect/inspection.js';
import { webAddress } from '../../vast/web-address.js';
import {
  type AdChain,
  type ChainAd,
  type ChosenFile,
  type Evidence,
  type RequestResult,
  VIEWER_FAULTS,
} from '../evidence/evidence.js';
import type { NoAdComment } from '../evidence/stated-reason.js';
import { mediaTypeOf, noAdComment } from '../evidence/quote.js';
import { expiredOn } from '../evidence/url-expiry.js';
import { hostOf, siteOf } from '../evidence/url-host.js';
import type { VerdictOwner } from '../verdict-owner.js';
import { meaningOf } from './connection-situations.js';
import { ownerOfReason } from './reason-owner.js';
import { refusedMedia } from './refused-media.js';
import {
  type ChainSituation,
  chainSituation,
  failedAt,
  isLedTo,
  isWithoutAd,
  lastRequest,
  type Located,
  located,
  parametersAt,
  requestOf,
  serverOrNetwork,
  wrapperParameters,
} from './situation.js';

const failedAds = (chain: AdChain): AdChain['ads'] => (chain.state === 'fails' ? chain.ads : []);

const adLocated = (chain: AdChain, ad: ChainAd | undefined): Located =>
  located(chain, chain.requests[ad?.request ?? -1]);

/** Characters of a path that a verdict shows. */
const MAX_PATH_LENGTH = 60;

/** Who can replace a media file: the operator of the server that has it, or the advertiser who sent its address. */
const ownerOfFile = (params: Located & { readonly isOfServer: boolean }): VerdictOwner =>
  params.isOfServer ? serverOrNetwork(params) : 'advertiser';

/** The first ad whose media file was requested with this result. */
const checkedFile = (chain: AdChain, result: MediaCheck['result']) => {
  for (const ad of failedAds(chain)) {
    const check = ad.failure === null ? null : ad.file?.check;
    if (check?.result !== result) continue;
    const address = check.part ?? ad.file?.url ?? '';
    const part = webAddress(check.part ?? '')?.pathname.slice(-MAX_PATH_LENGTH) ?? '';
    const mediaHost = hostOf(address);
    const place = adLocated(chain, ad);
    // Nothing says that an ad server delivered a response that was pasted.
    const isOfServer = place.lastHost !== '' && siteOf(place.lastHost) === siteOf(mediaHost);
    return { check, address, at: { ...place, mediaHost, part, isOfServer } };
  }
  return null;
};

/** The first media file whose request in a recording ended like this. */
const lostFile = (chain: AdChain, result: RequestResult): ChosenFile | null =>
  failedAds(chain).find(({ file }) => file?.result === result)?.file ?? null;

/** A tag without a slot that says by itself, as a name or as a number of VAST, that its ads are in a break. */
const IN_BREAK =
  /(?:[?&;/=_-]|%[23][\dA-F])(?:pre|mid|post)-?roll(?=[%&;/=_-]|$)|[?&;](?:ad_type=(?:skippable|standard)?video|linearity=1|(?:ad_?)?break_?pos(?:ition)?=[123])(?=&|$)/i;

/** VAST error code of an ad that is linear where its slot is not, or the other way round. */
const WRONG_LINEARITY = 201;

/** Situations of an ad that cannot be played. */
export const AD_SITUATIONS: readonly ChainSituation[] = [
  chainSituation('policy-refused', 'publisher', (chain) => {
    const file = lostFile(chain, 'policy');
    if (file === null) return null;
    const { url, directive, check } = file;
    const refused = refusedMedia({ url, directive, contentType: check?.contentType });
    return { ...requestOf(chain), ...refused };
  }),
  chainSituation(
    'playback-failed',
    ({ code }) => ownerOfErrorCode('vast', `${code}`),
    (chain, { input }) => {
      const { state, failure, ads } = chain;
      if (input.kind !== 'har' || state !== 'fails' || failure === null) return null;
      if (failure.code === WRONG_LINEARITY) return null;
      // Of a failure without an id only the code is known.
      const ad = ads.find((candidate) => !candidate.failure?.id);
      return ad === undefined ? null : { ...adLocated(chain, ad), code: failure.code };
    },
  ),
  chainSituation('ad-blocker', 'browser', ({ state, reports = [], ...chain }) => {
    const file = lostFile({ ...chain, state }, 'blocked');
    const report = state === 'plays' ? reports.find(({ isBlocked }) => isBlocked) : undefined;
    const url = file?.url ?? report?.url;
    return url ? { ...requestOf({ ...chain, state }), blockedHost: hostOf(url) } : null;
  }),
  chainSituation('viewer-network', 'browser', (chain) => {
    const file = lostFile(chain, 'viewer');
    const cause = VIEWER_FAULTS.find((fault) => fault === file?.fault);
    return file === null || cause === undefined
      ? null
      : { ...requestOf(chain), failedHost: hostOf(file.url), cause };
  }),
  chainSituation('media-file-missing', ownerOfFile, (chain) => {
    const file = checkedFile(chain, 'missing');
    const status = file?.check.status ?? 404;
    return file && meaningOf(status) === 'not-found' ? { ...file.at, status } : null;
  }),
  chainSituation('media-file-refused', ownerOfFile, (chain, { viewer }) => {
    const file = checkedFile(chain, 'missing');
    const status = file?.check.status ?? 404;
    const expired = expiredOn(file?.address ?? '', readProvider(viewer.now));
    return file && { ...file.at, status, meaning: meaningOf(status), expired };
  }),
  chainSituation('media-file-not-media', ownerOfFile, (chain) => {
    const file = checkedFile(chain, 'not-media');
    return file && { ...file.at, type: mediaTypeOf(file.check.contentType) };
  }),
  chainSituation('media-file-empty', ownerOfFile, (chain) => {
    const file = checkedFile(chain, 'empty');
    return file && { ...file.at, bytes: file.check.contentLength ?? 0 };
  }),
  chainSituation('address-refused', serverOrNetwork, (chain) => {
    const file = checkedFile(chain, 'unreachable');
    if (file?.check.requestFault !== 'private') return null;
    const refused = { isPrivate: true, isLoop: false, needsCookies: false };
    return { ...adLocated(chain, failedAds(chain)[0]), target: file.at.mediaHost, ...refused };
  }),
  ...(['mixed-content', 'unreachable', 'other-site'] as const).map((result) =>
    chainSituation(
      `media-file-${result}`,
      ownerOfFile,
      (chain) => checkedFile(chain, result)?.at ?? null,
    ),
  ),
  chainSituation('vpaid-only', 'advertiser', (chain) => {
    const ad = failedAds(chain).find(
      ({ media }) =>
        media.length > 0 &&
        media.every(({ apiFramework }) => apiFramework?.toUpperCase() === 'VPAID'),
    );
    return ad === undefined ? null : adLocated(chain, ad);
  }),
  chainSituation('companion-required', 'publisher', (chain) => {
    const ad = failedAds(chain).find(({ failure }) => failure?.code === 602);
    return ad === undefined ? null : adLocated(chain, ad);
  }),
  chainSituation('category-blocked', 'network', (chain) => {
    const request = failedAt(chain, 205);
    return request && located(chain, request);
  }),
  chainSituation('media-unplayable', 'advertiser', (chain) => {
    const ad = failedAds(chain).find(
      ({ media, failure }) =>
        failure !== null && media.length > 0 && media.every(({ isPlayable }) => !isPlayable),
    );
    if (ad === undefined) return null;
    const types = [...new Set(ad.media.map(({ type }) => type || '?'))].slice(0, 3);
    return { ...adLocated(chain, ad), types };
  }),
  chainSituation('media-missing', serverOrNetwork, (chain) => {
    const ad = failedAds(chain).find(
      ({ media, failure }) =>
        media.length === 0 && (failure?.code === 401 || failure?.code === 403),
    );
    return ad === undefined ? null : adLocated(chain, ad);
  }),
  chainSituation('break-after-end', 'ad-server', (chain, evidence) => {
    const { embed, device, input } = evidence;
    const ofEmbed = embed?.configs[chain.device ?? device].source?.duration;
    const seconds = ofEmbed ?? input.around?.seconds ?? null;
    if (chain.state !== 'playlist' || seconds === null) return null;
    const offset = chain.requests[0]?.outline?.breakOffsets.find(
      (breakOffset) => timeOf(breakOffset) > seconds,
    );
    return offset === undefined ? null : { ...requestOf(chain), offset, seconds };
  }),
  chainSituation('playlist-without-break', 'ad-server', (chain) => {
    const { state, position, requests } = chain;
    if (state !== 'playlist' || (position !== 'preroll' && position !== 'postroll')) return null;
    const [wanted, pattern] = SLOT_OFFSETS[position];
    const offsets = requests[0]?.outline?.breakOffsets ?? [];
    return offsets.length === 0 || offsets.some((offset) => pattern.test(offset))
      ? null
      : { ...requestOf(chain), wanted, offsets: offsets.slice(0, 3) };
  }),
  chainSituation('linearity-mismatch', serverOrNetwork, (chain, { input }) => {
    const { playing, failure, ads } = chain;
    const position = chain.position ?? input.around?.position ?? null;
    const isLinear = position === 'overlay' || (ads.at(-1)?.media ?? []).length > 0;
    const linearity = playing ?? (isLinear ? 'linear' : 'non-linear');
    if (playing === null && failure?.code !== WRONG_LINEARITY) return null;
    const isKnown = position !== null || IN_BREAK.test(chain.template);
    if (playing !== null && (!isKnown || (position === 'overlay') !== (playing === 'linear')))
      return null;
    return { ...adLocated(chain, ads.at(-1)), found: linearity };
  }),
];

/** Seconds of a break at `hh:mm:ss`; NaN for all others. */
const timeOf = (offset: string): number => {
  const [, hours, minutes, seconds] = /^(\d+):(\d\d):(\d\d)/.exec(offset) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
};

/** When the breaks of a playlist take the place of a slot. */
const SLOT_OFFSETS = {
  preroll: ['start', /^(?:start|0+(?:\.0+)?%|[0:]+(?:\.0+)?)$/i],
  postroll: ['end', /^(?:end|100%)$/i],
} as const;

/** The same slot on the other device, if its ad plays. */
const soldElsewhere = (chain: AdChain, { chains }: Evidence): AdChain | undefined =>
  chains.find(
    (candidate) =>
      candidate.slot === chain.slot &&
      candidate.device !== chain.device &&
      candidate.state === 'plays',
  );

/** Hosts and names of the services with which advertisers keep their ads away from pages. */
const VERIFICATION_HOST =
  /(?:^|\.)(?:adsafeprotected|doubleverify|dvtps|moatads|moatpixel|adsafety|zefr|peer39|adloox(?:tracking)?|meetrics)\.\w+$/i;
const VERIFICATION =
  /\b(?:IAS|Integral Ad Science|Double ?Verify|DV|Moat|Zefr|Peer39|Adloox|Meetrics)\b/;

/** A block of such a service is that of the advertiser, and not one of the publisher. */
const ofVerification = (comment: NoAdComment, url: string): NoAdComment => {
  const isOfService = VERIFICATION_HOST.test(hostOf(url)) || VERIFICATION.test(comment.quote);
  const mayBe = comment.reason === 'unknown' || comment.reason === 'blocked';
  return isOfService && mayBe ? { ...comment, reason: 'verification' } : comment;
};

/** Situations of a proper response without an ad. */
export const NO_AD_SITUATIONS: readonly ChainSituation[] = [
  chainSituation('no-ad-on-device', 'ad-server', (chain, evidence) => {
    const sold = isWithoutAd(chain) ? soldElsewhere(chain, evidence)?.device : undefined;
    if (sold == null || chain.device === null) return null;
    const { host, slot } = requestOf(chain);
    return { host, slot, empty: chain.device, sold };
  }),
  chainSituation('no-ad-after-wrapper', ownerOfReason('network', 'network'), (chain) => {
    const request = isWithoutAd(chain) ? lastRequest(chain) : undefined;
    if (request === undefined || !isLedTo(chain, request)) return null;
    const comment = noAdComment(request.text, request.headers);
    return { ...wrapperParameters(chain, request), ...ofVerification(comment, request.url) };
  }),
  chainSituation(
    'no-ad',
    (params) =>
      (params.redirectingHost === undefined
        ? ownerOfReason('ad-server', 'publisher')
        : ownerOfReason('network', 'network'))(params),
    (chain) => {
      if (!isWithoutAd(chain)) return null;
      const request = lastRequest(chain);
      const at = request === undefined ? requestOf(chain) : parametersAt(chain, request);
      const said = noAdComment(request?.text ?? null, request?.headers);
      const comment = ofVerification(said, request?.url ?? '');
      // Only Google Ad Manager has ad rules.
      const hasRules = request?.outline?.root === 'VMAP' && request.url.includes('/gampad/');
      const isEmpty = hasRules && request.outline.breaks === 0;
      return {
        ...at,
        ...comment,
        ...(isEmpty &&
          comment.quote === '' &&
          comment.reason === 'unknown' && { reason: 'ad-rules' as const }),
      };
    },
  ),
  chainSituation('failure-code', serverOrNetwork, (chain) => {
    const { state, failure } = chain;
    if (state !== 'fails' || failure === null) return null;
    const { code, id: reason, params } = failure;
    return { ...located(chain, lastRequest(chain)), code, reason, params };
  }),
];
