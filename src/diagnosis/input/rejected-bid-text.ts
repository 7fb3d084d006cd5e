import type { RecognizedRefusal } from './recognized-input.js';

/** A message is a few lines. */
const MAX_LENGTH = 5000;

/** What Prebid writes of a bid that it rejects: the bidder is before or behind the reason. */
const REJECTIONS: readonly RegExp[] = [
  /\bInvalid bid from (?<bidder>[\w-]{1,60})\. Ignoring bid: (?<quote>[^\n{]{1,200})/i,
  /\b(?<bidder>[\w-]{1,60})'s Bid Response for \S{1,100} was (?<quote>rejected[^\n]{1,200})/i,
  /\bBid rejected: (?<quote>[^\n{:]{1,200})\{\s?"?bidder(?:Code)?"?: ?"(?<bidder>[\w-]{1,60})/i,
  /\bBid rejected for bidder (?<bidder>[\w-]{1,60}), (?<quote>[^\n{]{1,200})/i,
  /\bBid (?:from|of) (?<bidder>[\w-]{1,60}) (?:is |has )?(?<quote>timed out)/i,
  /\bBidders that (?<quote>timed out): (?<bidder>[\w, -]{1,100})/i,
];

/** The bidder whose bid Prebid rejects in its log, and why; null if there is none. */
export const refusalInText = (text: string): RecognizedRefusal | null => {
  if (text.length > MAX_LENGTH) return null;
  const match = REJECTIONS.map((pattern) => pattern.exec(text)).find(
    (candidate) => candidate !== null,
  );
  const { bidder = '', quote = '' } = match?.groups ?? {};
  return quote === '' ? null : { bidder: bidder.trim(), quote: quote.trim() };
};
