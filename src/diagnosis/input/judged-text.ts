import type { RecognizedInput, UnknownInput } from './recognized-input.js';
import type { TextFinding } from './text-findings.js';
import { unknown } from './unknown-input.js';

export const judgedText = (judged: readonly TextFinding[]): UnknownInput =>
  unknown('judged', { judged });

/** Comments, in which a call is not made. The slashes of an address follow a colon. */
const COMMENT = /(?<![:\w])\/\/[^\n]*/g;
/** Code of which a part was left out. */
const CUT = /\u2026|\.\.\.(?![\w[])/;

/** Calls of the IMA SDK and of plug-ins for it, each with the code that needs it. */
const CALLS: readonly (readonly [needs: readonly RegExp[], call: RegExp, name: string])[] = [
  [[/\bgetAdsManager\(/, /\.init\(/], /\.start\(/, 'adsManager.start()'],
  [[/\bgetAdsManager\(/, /\.start\(/], /\.init\(/, 'adsManager.init()'],
  [
    [/\bnew google\.ima\.AdsRequest\b/, /\badTagUrl\b/],
    /\.request\w{0,10}Ads\(/,
    'adsLoader.requestAds()',
  ],
  [
    [/\.ima3\(/, /\brequestMode["']?\s{0,9}:\s{0,9}["']ondemand\b/],
    /\badrequest\(/,
    'player.ima3.adrequest()',
  ],
  [[/\.requestAds\(/, /\bnew google\.ima\.AdsLoader\b/], /\bgetAdsManager\(/, 'getAdsManager()'],
];

/** A call that the code of a page lacks, without which no ad plays; null if it has all. */
export const missingCall = (input: RecognizedInput, text: string): UnknownInput | null => {
  const isCode = input.kind === 'ad-tag' ? input.sign !== undefined : input.kind === 'unknown';
  if (!isCode || CUT.test(text)) return null;
  const code = text.replace(COMMENT, '');
  const missing = CALLS.find(
    ([needs, call]) => needs.every((need) => need.test(code)) && !call.test(code),
  );
  return missing ? judgedText([{ finding: 'code-without-call', detail: missing[2] }]) : null;
};
