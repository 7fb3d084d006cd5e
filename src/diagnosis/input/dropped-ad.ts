import { type StatedReason, statedReason, wordsOf } from '../evidence/stated-reason.js';
import { COMMAND } from './command-output.js';
import { toolError } from './network-error.js';
import type { UnknownInput } from './recognized-input.js';
import { unknown } from './unknown-input.js';

const AD = '(?:ads?|creatives?|spots?|assets?|avails?|slots?|pods?)';
const DROPPED =
  '(?:(?:dropp|skipp|reject|discard|exclud|ignor|remov)(?:ed|ing)|not (?:stitched|inserted|used|filled|eligible))';
const BECAUSE = String.raw`(?:\s?[:=(–—-]+\s?|\s(?:because|due to|since|as|with)\s)(?:(?:reason|cause|error)\s?[:=]?\s?)?["']?`;

/** What a server that inserts ads logs of one that it leaves out: the ad, the word for it and the reason, in either order. */
const DROPS: readonly RegExp[] = [
  new RegExp(
    String.raw`\b${AD}\b[^\n]{0,300}?\b${DROPPED}\b(?! by (?:the )?(?:user|viewer))[^\n:=(]{0,60}?${BECAUSE}(?<quote>[^\n]{3,300})`,
    'i',
  ),
  new RegExp(
    String.raw`\b${DROPPED}\b[^\n]{0,40}?\b${AD}\b[^\n]{0,300}?(?:: |\s\(|\s[–—-]\s|\s(?:because|due to)\s|reason\s?[:=]\s?)["']?(?<quote>[^\n]{3,300})`,
    'i',
  ),
];

/** Reasons that only servers that insert ads have, in lower case with a blank between the words. */
const REASONS: readonly (readonly [StatedReason, RegExp])[] = [
  [
    'transcoding',
    /\b(?:not (?:yet )?|un|being |awaiting |pending |needs? |is |in )(?:transcod|condition|ingest|prepar|process)\w*\b(?! (?:fail|error))|\btranscod\w* (?:pending|queued|in progress|started|not)\b|\bnew creative\b/,
  ],
  [
    'creative',
    /\b(?:audio|video|sound)(?: \w+){0,2} (?:missing|absent|mismatch\w*|unsupported|not)\b|\b(?:no|missing|without|lacks?|unsupported|incompatible|wrong|invalid|bad|corrupt\w*|unknown|low|mono|different) (?:\w+ ){0,2}?(?:audio|video|codecs?|profile|bit ?rates?|frame ?rates?|fps|sample rate|resolution|rendition|aspect ratio|container|media ?files?|mezzanine|loudness|hevc|h \w+)\b|\b(?:codecs?|profile|bit ?rates?|frame ?rates?|resolution|loudness|aspect ratio|container|media ?files?) (?:\w+ ){0,2}?(?:mismatch\w*|unsupported|not|too|invalid|exceed\w*|out of|above|below|corrupt\w*)\b|\btranscod\w* (?:\w+ )?(?:fail|error)\w*|\bvpaid\b/,
  ],
  [
    'room',
    /\b(?:ad|creative|duration|spot|it) (?:\w+ ){0,3}(?:longer|exceeds?|too long|does not fit|larger)\b|\b(?:longer than|exceeds|too long for|no room|not enough (?:time|room)|remaining (?:avail|break|time)|does not fit)\b|\bduration (?:\w+ )?(?:mismatch\w*|exceed\w*)/,
  ],
];

/** Why a server left an ad out, by the words of its log. */
const reasonOf = (quote: string): StatedReason => {
  const words = wordsOf(quote.replace(/https?:\/\/\S+/g, ' '));
  return REASONS.find(([, pattern]) => pattern.test(words))?.[0] ?? statedReason(quote);
};

/** What nginx logs of a server behind it, such as the ad server itself. */
const UPSTREAM =
  /\[(?:error|crit|alert)\] \d{1,9}#\d{1,9}: (?:\*\d{1,12} )?(?<quote>[^\n,]{0,100}\bupstreams?\b[^\n,]{0,100}),/;

/** Characters of a log in which such a line is looked for. */
const MAX_LENGTH = 20_000;

/** The first line by which a server says why it left an ad out; null if there is none, or no reason that is known. */
export const droppedAd = (text: string): UnknownInput | null => {
  const failure = COMMAND.test(text) ? toolError(text.slice(0, MAX_LENGTH)) : '';
  if (failure !== '') return unknown('stated', { refusal: { bidder: '', quote: failure } });
  for (const line of text.slice(0, MAX_LENGTH).split('\n')) {
    const failed = UPSTREAM.exec(line)?.groups?.['quote'];
    if (failed !== undefined)
      return unknown('stated', { refusal: { bidder: '', quote: failed, reason: 'outage' } });
    const found = DROPS.map((drop) => drop.exec(line)?.groups?.['quote']).find(Boolean) ?? '';
    const quote = found.replace(/[)\]}"']$/, '');
    const reason = reasonOf(quote);
    if (reason !== 'unknown') return unknown('stated', { refusal: { bidder: '', quote, reason } });
  }
  return null;
};
