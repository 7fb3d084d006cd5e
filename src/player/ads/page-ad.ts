import type { TagAd } from '../../resolve/player-config.js';
import { type Deadline, throwIfCanceled } from '../../vast/request/deadline.js';
import { VastError } from '../../vast/vast-error.js';
import type { AdBreak } from './ad-break.js';
import { type AdStage, emitAdError } from './ad-stage.js';

/** Ads that the page gives for a break; those of the embed can take their place. */
export interface PageAd extends TagAd {
  /** The text of a VAST or VMAP document in place of a tag, or null. */
  readonly xml: string | null;
}

/** The fraction of the request time of a break in which the page has to respond; the rest is for ad servers. */
const RESPONSE_SHARE = 0.5;

const XML = /^[\s\u{feff}]*</u;
const WEB_URL = /^(https?:)?\/\/[^/]/i;

/** Throws VastError for anything but a URL, an XML text or nothing. */
const pageAdOf = (response: unknown): PageAd | null => {
  if (response === null || response === undefined) return null;
  const text = typeof response === 'string' || response instanceof URL ? String(response) : '';
  const xml = XML.test(text) ? text : null;
  if (xml === null && !WEB_URL.test(text.trim())) throw new VastError(900, 'page-response');
  return {
    ...({ kind: 'tag', id: '', title: '', path: '', advType: '', linearity: 'linear' } as const),
    tags: [xml === null ? text.trim() : ''],
    replaceRules: [],
    xml,
  };
};

const settled = async (response: Promise<unknown>, deadline: Deadline): Promise<unknown> => {
  const part = deadline.part(deadline.remainingMs * RESPONSE_SHARE);
  try {
    return await part.race(response);
  } catch {
    throwIfCanceled(deadline.signal);
    throw part.signal.aborted
      ? new VastError(301, 'page-timeout')
      : new VastError(900, 'page-rejected');
  } finally {
    part.pause();
  }
};

/**
 * Waits for the response of the page to the start of a break. Null if it has no ads, and if it fails, which is
 * emitted. Rejects only if the break has ended.
 */
export const pageAd = async (
  response: Promise<unknown>,
  { position, requestDeadline, signal }: AdBreak,
  stage: AdStage,
): Promise<PageAd | null> => {
  try {
    return pageAdOf(await settled(response, requestDeadline));
  } catch (error) {
    signal.throwIfAborted();
    emitAdError(stage, position, VastError.from(error));
    return null;
  }
};

/** The text of an ad, or null if it has ad tags. Undefined for an ad of the embed. */
export const pageAdXml = (ad: object): string | null | undefined =>
  'xml' in ad ? (ad as PageAd).xml : undefined;

/** Whether an ad, or the playlist of a break, is of the page and not of the embed. */
export const isOfPage = (ad: object): boolean => pageAdXml(ad) !== undefined;
