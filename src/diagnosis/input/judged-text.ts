import type { VerdictOwner } from '../verdict-owner.js';
import type { RecognizedInput, UnknownInput } from './recognized-input.js';
import { unknown } from './unknown-input.js';

/** What may be found in a text that no ad is requested with, and who has to act. */
export const TEXT_FINDINGS = {
  'stream-unmarked': 'publisher',
  'stream-unfilled': 'ad-server',
  'stream-filled': 'unknown',
  'request-without-video': 'publisher',
  'request-floor': 'publisher',
  'request-tmax': 'publisher',
  'request-mimes': 'publisher',
  'request-protocols': 'publisher',
  'request-size': 'publisher',
  'request-duration': 'publisher',
  'request-linearity': 'publisher',
  'request-placement': 'publisher',
  'request-consent': 'consent',
  'request-restricted': 'publisher',
  'request-deals': 'publisher',
  'request-channel': 'publisher',
  'request-viewer': 'publisher',
  'request-sound': 'unknown',
  'events-complete': 'nobody',
  'events-among-others': 'unknown',
  'events-not-started': 'publisher',
  'events-broken-off': 'unknown',
  'code-without-call': 'publisher',
} as const satisfies Readonly<Record<string, VerdictOwner>>;

/** One of them, with the value or the call that it is about, which may be empty. */
export interface TextFinding {
  readonly finding: keyof typeof TEXT_FINDINGS;
  readonly detail: string;
}

export const judgedText = (judged: readonly TextFinding[]): UnknownInput =>
  unknown('judged', { judged });

/** Comments, in which a call is not made. The slashes of an address follow a colon. */
const COMMENT = /(?<![:\w])\/\/[^\n]*/g;
/** Code of which a part was left out. */
const CUT = /\u2026|\.\.\.(?![\w[])/;

/** Calls of the IMA SDK, each with the code that needs it. */
const CALLS: readonly (readonly [needs: readonly RegExp[], call: RegExp, name: string])[] = [
  [[/\bgetAdsManager\(/, /\.init\(/], /\.start\(/, 'adsManager.start()'],
  [[/\bgetAdsManager\(/, /\.start\(/], /\.init\(/, 'adsManager.init()'],
  [
    [/\bnew google\.ima\.AdsRequest\b/, /\badTagUrl\b/],
    /\.request\w{0,10}Ads\(/,
    'adsLoader.requestAds()',
  ],
  [[/\.requestAds\(/, /\bnew google\.ima\.AdsLoader\b/], /\bgetAdsManager\(/, 'getAdsManager()'],
];

/** A call of the IMA SDK that the code of a page lacks, without which no ad plays; null if it has all. */
export const missingCall = (input: RecognizedInput, text: string): UnknownInput | null => {
  const isCode = input.kind === 'ad-tag' ? input.sign !== undefined : input.kind === 'unknown';
  if (!isCode || CUT.test(text)) return null;
  const code = text.replace(COMMENT, '');
  const missing = CALLS.find(
    ([needs, call]) => needs.every((need) => need.test(code)) && !call.test(code),
  );
  return missing ? judgedText([{ finding: 'code-without-call', detail: missing[2] }]) : null;
};
