import { isJsonObject } from '../../text/json.js';
import { documentOutline } from '../evidence/document-outline.js';
import { isHtml } from '../evidence/text-form.js';
import { bidsInJson } from './bids-in-json.js';
import { adTags } from './copied-tag.js';
import type { RecognizedInput } from './recognized-input.js';
import { unknown } from './unknown-input.js';

/** The bid that would be shown: the one with the highest price, among those with VAST if there are any. */
export const inputOfBids = (json: unknown): RecognizedInput | null => {
  const bids = bidsInJson(json);
  const bidsWithRoot =
    bids?.map((bid) => ({ ...bid, root: documentOutline(bid.markup).root ?? '' })) ?? [];
  const best =
    bidsWithRoot.find(
      ({ root, markup, url }) => root.startsWith('V') || (markup === '' && url !== ''),
    ) ?? bidsWithRoot.find(({ markup }) => markup !== '');
  if (best === undefined) {
    const noBid = Number(isJsonObject(json) ? (json['nbr'] ?? NaN) : NaN);
    const { bidder = '', refusal: quote } = bids?.find(({ refusal }) => refusal) ?? {};
    const details = {
      ...(Number.isInteger(noBid) && { noBid }),
      ...(quote !== undefined && { refusal: { bidder, quote } }),
    };
    return bids === null ? null : unknown('no-bid', details);
  }
  const { bidder, pointer, markup: text, url, root, mediaType } = best;
  const bid = { bidder, pointer, count: bidsWithRoot.length };
  if (text === '') return { ...adTags([url]), sign: 'named', bid };
  if (root === 'VMAP') return { kind: 'vmap', text, bid };
  if (!root.startsWith('V') && mediaType !== 'video' && (mediaType !== '' || isHtml(root)))
    return unknown('bid-not-video', { bid, mediaType: mediaType || 'banner' });
  // Text that is no markup, or that breaks off, could have been VAST.
  return isHtml(root) ? { kind: 'response', form: 'html', text, bid } : { kind: 'vast', text, bid };
};
