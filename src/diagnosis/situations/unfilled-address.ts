import { percentDecode } from '../../ad-tags/encoding.js';
import { LOCAL_ADDRESS, pastedTag } from '../../lint/ad-tag/pasted-tag.js';
import { isPlaceholder, isUnfilledWord } from '../../lint/ad-tag/unfilled-word.js';
import type { AdChain } from '../evidence/evidence.js';
import { webAddress } from '../../vast/web-address.js';
import { urlParameters } from '../evidence/url-parameters.js';
import type { VerdictParameters } from '../verdict-parameters.js';

const NOT_URL: readonly string[] = [
  'tag-not-absolute',
  'tag-scheme',
  'tag-host',
  'tag-userinfo',
  'tag-too-long',
  'macro-unsafe-position',
] satisfies readonly VerdictParameters['tag-not-url']['reason'][];

/** A host of a template, unless it answers: networks have such names too. */
const UNFILLED_HOST =
  /^https?:\/\/[^/?#]*\b(?:(?:your|insert|replace|enter)[_-]\w|your(?:ad)?(?:domain|server|site|host|publisher)\b)/i;

/** A placeholder of a template in place of the host, or of a part of it. */
const TEMPLATE_IN_HOST = /^(?:https?:)?\/\/[^/?#]{0,100}(?:\{\{|\$\{|<%|#\{|%%|\[)/i;

type NotUrlReason = VerdictParameters['tag-not-url']['reason'];

const isNotUrl = (fault: string | null): fault is NotUrlReason =>
  fault !== null && NOT_URL.includes(fault);

/** What a script writes for a missing tag. */
const SCRIPT_WORD = /^(?:undefined|null|NaN|false|none)$/i;

/** Why a tag is no address that can be requested; null if it is one, or was pasted with something around it. */
export const notUrlReason = ({ fault, template, requests }: AdChain): NotUrlReason | null => {
  if (UNFILLED_HOST.test(template) && requests[0]?.result !== 'response')
    return 'macro-unsafe-position';
  if (LOCAL_ADDRESS.test(template)) return 'local';
  if (fault === 'tag-host' && TEMPLATE_IN_HOST.test(template)) return 'macro-unsafe-position';
  if (!isNotUrl(fault) || pastedTag(template) !== null) return null;
  return isPlaceholder(template) || SCRIPT_WORD.test(template) ? 'placeholder' : fault;
};

/** Words in place of values that only the SDK of a device fills, and its name. */
const SDK_WORDS: readonly (readonly [words: RegExp, sdk: string])[] = [
  [/^ROKU_ADS_\w+$/, 'Roku Advertising Framework'],
];

export const sdkOfWord = (word: string): string | undefined =>
  SDK_WORDS.find(([words]) => words.test(word))?.[1];

/** Brackets that no system of placeholders has, and what templates of pages and formats of texts have. */
const BRACKETED =
  /^(?:@@\w+@@|<{1,2}\w[\w -]*>{1,2}|<([?%])[^]*\1>|\{\{(?=[^ .|{}]*[ .|])[^{}]*\}\}|\{%[^{}]*%\}|%(?:\d\$)?[sd])$/;

/** A percent sign that begins no escape. */
const LONE_PERCENT = /%(?![\da-f]{2})/gi;

/** The words of a template in the path and the values of an address, which may be paths, each once. */
export const unfilledWords = (url: string): readonly string[] => {
  const texts = [webAddress(url)?.pathname ?? '', ...urlParameters(url).map(({ value }) => value)];
  const values = texts.flatMap((text) =>
    percentDecode(text.replace(LONE_PERCENT, '%25')).split('/'),
  );
  return [...new Set(values.filter((value) => isUnfilledWord(value) || BRACKETED.test(value)))];
};
