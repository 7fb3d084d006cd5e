import { WATERFALL_SEPARATOR } from '../../ad-tags/split-waterfall.js';
import { hasEllipsis, pastedTag } from '../../lint/ad-tag/pasted-tag.js';
import { urlsInText } from '../../lint/ad-tag/urls-in-text.js';
import { decodeReferences } from '../../text/character-references.js';
import { adTagInAddress } from './ad-tag-in-address.js';
import { adTagsInText } from './ad-tags-in-text.js';
import { isFeed } from '../evidence/text-form.js';
import { withoutReferences } from './container-escapes.js';
import { isOtherAddress, signInText, signOfAdTag, stringsOfJson } from './ad-tag-sign.js';
import type { AdTagInput, CopiedInput, RecognizedInput } from './recognized-input.js';
import { isPasteChange, type PasteChange } from './undo-copying.js';

/** Ad tags without replace rules. */
export const adTags = (tags: readonly string[]): AdTagInput => ({
  kind: 'ad-tag',
  tags,
  replaceRules: [],
});

/** Ad tags with what was undone to read them. */
export type CopiedTag = AdTagInput & CopiedInput;

/** An input with what was undone before the rest of it was read. */
export const withChanges = <Input extends RecognizedInput>(
  input: Input,
  changes: readonly PasteChange[],
): Input =>
  changes.length === 0 ? input : { ...input, changes: [...changes, ...(input.changes ?? [])] };

/** Ad tags in the settings of a player. */
const MAX_NAMED = 10;

/** Layers of quotes, code and escapes around one tag. */
const MAX_LAYERS = 5;

/** What the addresses of pages and pictures lack. */
const HAS_PARAMETERS = /[?&;][\w.-]+=|\[[A-Z_]+\]/i;

/** Quotation marks that no keyboard has a key for. */
const TYPOGRAPHIC = /^\s*[\u2018-\u201f\u00ab\u00bb\u2039\u203a]/;

/** The one ad tag in a text that is not the tag itself; null if there is none, or if nobody can say which it is. */
const tagInside = (text: string, name?: string): CopiedTag | null => {
  let tag: string | null = null;
  let isAlone = true;
  const changes: PasteChange[] = [];
  for (let count = 0; count < MAX_LAYERS; count += 1) {
    const inner = pastedTag(tag ?? text);
    if (inner === null) break;
    if (inner.tag === null || inner.fault === 'several') return null;
    if (inner.fault === 'joined') {
      tag ??= text;
      break;
    }
    const { fault } = inner;
    // Anything else stands around the tag.
    isAlone &&= fault === 'quotes' || isPasteChange(fault);
    // The quotation marks of JSON belong to it.
    const isOfJson = fault === 'quotes' && name !== undefined;
    // No code and no field of a player has the quotes of a word processor.
    const change = fault === 'quotes' && TYPOGRAPHIC.test(tag ?? text) ? 'typography' : fault;
    if (isPasteChange(change) && !isOfJson && !changes.includes(change)) changes.push(change);
    tag = inner.tag;
  }
  if (tag === null || !HAS_PARAMETERS.test(tag)) return null;
  const whole = tag.replace(/[\r\n]\s*/g, '');
  const input: CopiedTag = withChanges(adTags([whole]), changes);
  if (isAlone && name === undefined) return input;
  const sign = isAlone ? signOfAdTag(whole, name ?? '') : signInText(whole, text);
  return sign === null ? null : { ...input, sign };
};

/** The ad tags in JSON of an unknown form: an address whose form says so and no other, or several whose names do. */
export const adTagInJson = (json: unknown): CopiedTag | null => {
  const tags = new Map<string, CopiedTag>();
  for (const { name, text } of stringsOfJson(json)) {
    const candidate = text.includes('//') ? tagInside(`"${text}"`, name) : null;
    const tag = withoutReferences(candidate?.tags[0] ?? '', text);
    if (candidate !== null) tags.set(tag, { ...candidate, tags: [tag] });
  }
  const candidates = [...tags.values()];
  const [first, ...others] = candidates;
  if (first === undefined || others.length === 0) return first ?? null;
  const isSettings =
    candidates.length <= MAX_NAMED && candidates.every(({ sign }) => sign === 'named');
  return isSettings ? { ...first, tags: [...tags.keys()], isList: true } : null;
};

/** Markup that is no response: an ad server never begins one with these. */
const PASTED_MARKUP =
  /^<(?:!\[CDATA\[|(?:a|div|embed|img|link|script|section|source|span|video|vastadtaguri|adtaguri|[a-z]{1,40}(?:-[a-z\d]{1,40}){1,5})\b)/i;

/** The settings of a player in an attribute. */
const JSON_ATTRIBUTE = /=\s*["']\{\s*(?:&quot;|&#34;)/i;

/** A page, which an ad server may send as well. */
const PAGE = /^<(?:!doctype html|html)\b/i;

/**
 * The ad tag in a piece of HTML or XML that is no response, or one that the source of a page names. `root`: null for
 * markup that is not read.
 */
export const tagInMarkup = (markup: string, root: string | null): CopiedTag | null => {
  const text = withTemplates(markup);
  const json = JSON_ATTRIBUTE.test(text) ? decodeReferences(text) : text;
  const isPage = PAGE.test(text);
  const isOther = root !== null && !isFeed(root);
  const mayBe = json !== text || isPage || isOther || PASTED_MARKUP.test(text);
  const copiedTag = mayBe ? tagInside(json) : null;
  if (copiedTag === null || (isPage && copiedTag.sign !== 'named')) return null;
  const tags = copiedTag.tags.map((tag) => (json === text ? withoutReferences(tag, text) : tag));
  return { ...copiedTag, tags };
};

/** What is left of a list of addresses without them: marks, numbers and at most a word between two. */
const BETWEEN_ADDRESSES =
  /^(?:(?!\p{L}{2})[^]|(?<!\p{L})(?:and|or|und|oder|et|ou|o|y|e)(?!\p{L}))*$/u;

/** Those of the addresses in a text that are ad tags. A text of nothing but addresses says that they are. */
const signedTags = (tags: readonly string[], text: string): AdTagInput => {
  // An address that is longer than what is read of it leaves a rest that is no text.
  if (tags.length === 1 && text.startsWith(tags[0] ?? '') && !/\s/.test(text)) return adTags(tags);
  const rest = tags.reduce(
    (left, tag) => left.replace(tag, ' '),
    text.replace(/\r?\n(?=[&?])/g, ''),
  );
  if (BETWEEN_ADDRESSES.test(rest))
    return adTags(tags.length === 1 ? tags : tags.filter((tag) => !isOtherAddress(tag)));
  const signs = tags.map((tag) => ({ tag, sign: signInText(tag, text) }));
  const signed = signs.filter(({ sign }) => sign !== null);
  const [first] = signed;
  return first?.sign == null
    ? adTags([])
    : { ...adTags(signed.map(({ tag }) => tag)), sign: first.sign };
};

/** Between two strings that a script joins. */
const JOINED = /["'`]\s{0,100}\+\s{0,100}["'`]/g;

/** Characters that fields of forms and databases keep of a longer text. */
const FIELD_LENGTHS: readonly number[] = [255, 256, 1023, 1024, 2047, 2048];

/** Whether the parts of a tag stand on lines with others between them, such as the foot of a page. */
const isOverPages = (tag: string, text: string): boolean =>
  text.split(/\r?\n/).some((line) => {
    const head = line.slice(line.search(/https?:/i)).trim();
    const end = head.length;
    return end > 0 && end < tag.length && tag.startsWith(head) && text.includes(tag.slice(end));
  });

/** What was joined, or left out behind a blank, to read one tag in a text, and whether its end is missing. */
const changesOfTag = (tag: string, text: string): readonly PasteChange[] => {
  const isWhole = text.startsWith(tag);
  const isCut = isWhole && FIELD_LENGTHS.includes(text.length);
  if (isCut || hasEllipsis(tag)) return ['cut-off'];
  if (isWhole && /^[ \t\u00a0]+[^\s,;|]/.test(text.slice(tag.length))) return ['text-behind'];
  if (text.includes(tag)) return [];
  if (text.replace(/[\r\n]\s*/g, '').includes(tag)) return ['line-breaks'];
  const [blankless, ofTag] = [text, tag].map((value) => value.replace(/\s+/g, ''));
  if (blankless?.includes(ofTag ?? '') === true) return ['stray-blanks'];
  return isOverPages(tag, text) ? ['line-breaks'] : [];
};

/** The value of a template in angle brackets, at which an address would end. */
const IN_ANGLES = /=<{1,2}(\w[\w -]{0,60})>{1,2}(?=[&\s]|$)/g;

/** What a template of PHP, ASP or JSP would have filled, in an address that would end there. */
const SERVER_TEMPLATE = /(?<=[\w=/&?.,;:|%-])<([?%])(?!xml)(?:(?!:\/\/)[^<\n]){1,200}?\1>/g;

const withTemplates = (text: string): string =>
  text.replace(SERVER_TEMPLATE, (part) => encodeURIComponent(part).replaceAll("'", '%27'));

/** Dots for the rest of an address, with a blank or in brackets: an address would end before them. */
const LEFT_OUT =
  /(?<=[\w=&\]%/?])[ \t]?(?:[[(<](?:\u2026|\.{3})[\])>](?=["'”»`\s]|$)|(?<=[ \t])(?:\u2026|\.{3})(?=["'”»`]?\s*$))/g;

/** The ad tags in a text that is neither JSON nor markup; null if there is none. */
export const copiedTags = (copied: string): CopiedTag | null => {
  const text = withTemplates(copied)
    .replace(IN_ANGLES, (_, words: string) => `=%3C${words.trim().replaceAll(' ', '%20')}%3E`)
    .replace(LEFT_OUT, '…');
  const isWaterfall = text.includes(WATERFALL_SEPARATOR);
  const tagsInText = adTagsInText(text.replace(JOINED, ''));
  const [first = '', ...further] = tagsInText;
  const isParted = further.length === 0 && isOverPages(first, text);
  const inside = further.length > 0 || isWaterfall || isParted ? null : tagInside(text);
  const ofLines = inside ?? signedTags(tagsInText, text);
  // In one line of code, each string may be an address.
  const ofStrings =
    isWaterfall || inside || isParted ? ofLines : signedTags(urlsInText(text)?.urls ?? [], text);
  const input: CopiedTag = ofStrings.tags.length > ofLines.tags.length ? ofStrings : ofLines;
  const [tag, ...others] = input.tags;
  if (tag === undefined) return null;
  const meant = input.tags.map((address) => withoutReferences(address, text));
  const tags = meant
    .filter((address, index) => address === input.tags[index] || meant.indexOf(address) === index)
    .map((address) => adTagInAddress(address) ?? address);
  if (isWaterfall) return { ...input, tags };
  return others.length > 0 && tags.length > 1
    ? { ...input, tags, isList: true }
    : withChanges({ ...input, tags }, changesOfTag(tag, text));
};
