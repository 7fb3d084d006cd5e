import type { ConsentPhrase, ConsentTexts } from './consent-texts.js';

/** The texts of a language, and what translates a part of a text. */
interface RuleContext {
  readonly texts: ConsentTexts;
  readonly translate: (text: string) => string;
}

type Rule = readonly [
  pattern: RegExp,
  write: (context: RuleContext, ...parts: readonly string[]) => string,
];

const phrase = ({ phrases }: ConsentTexts, text: string): string | undefined =>
  Object.hasOwn(phrases, text) ? phrases[text as ConsentPhrase] : undefined;

const withName = ({ texts, translate }: RuleContext, label: string, name: string): string =>
  name === '' ? label : texts.named(label, translate(name));

const inField = (texts: ConsentTexts, what: string): string =>
  phrase(texts, what) ??
  what
    .replace(/^a last id of at least (\d+)$/, (_, min: string) => texts.lastId(min))
    .replaceAll(' or ', ` ${texts.or} `);

/** Texts with numbers or names in them. The parts are the groups of the pattern. */
const RULES: readonly Rule[] = [
  [
    /^Purpose (\d+)(?:: (.+))?$/,
    (context, id = '', name = '') => withName(context, context.texts.purpose(id), name),
  ],
  [
    /^Publisher purpose (\d+)(?:: (.+))?$/,
    (context, id = '', name = '') => withName(context, context.texts.publisherPurpose(id), name),
  ],
  [
    /^Special feature (\d+)(?:: (.+))?$/,
    (context, id = '', name = '') => withName(context, context.texts.specialFeature(id), name),
  ],
  [/^Publisher restriction of purpose (\d+)$/, ({ texts }, id = '') => texts.restriction(id)],
  [
    /^(.+?): vendors (.+)$/s,
    ({ texts, translate }, type = '', ids = '') => texts.vendors(translate(type), translate(ids)),
  ],
  [/^([\d, …-]+) \((\d+) in all\)$/, ({ texts }, ids = '', count = '') => texts.inAll(ids, count)],
  [/^Section (\d+)$/, ({ texts }, id = '') => texts.section(id)],
  [
    /^Position (\d+) has (the [a-z ]+|".{1,12}"), but (.+) was expected\.$/,
    ({ texts, translate }, at = '', found = '', expected = '') =>
      texts.fault(at, translate(found), translate(expected)),
  ],
  [/^the field (.+)$/, ({ texts }, field = '') => texts.field(field)],
  [
    /^(.+?) in the field (.+)$/s,
    ({ texts }, what = '', field = '') => texts.inField(inField(texts, what), field),
  ],
  [/^the section (\d+)$/, ({ texts }, id = '') => texts.theSection(id)],
  [/^the end after (\d+) characters$/, ({ texts }, count = '') => texts.endAfter(count)],
  [/^at most (\d+) sections in the header$/, ({ texts }, count = '') => texts.maxSections(count)],
  [
    /^~ and the section (\d+), which the header names$/,
    ({ texts }, id = '') => texts.sectionOfHeader(id),
  ],
  [
    /^the end, because the header names only (\d+) sections$/,
    ({ texts }, count = '') => texts.endOfHeader(count),
  ],
];

/** `1-3 not applicable, 4 consent`. */
const ITEM = /^(\d+(?:-\d+)?) ([a-z][a-z ]*)$/;

/** The items of a list, each translated; null if the text is no such list. */
const itemTexts = (text: string, { translate }: RuleContext): string | null => {
  const items = text.split(', ').map((item) => ITEM.exec(item));
  return items.every((item) => item !== null)
    ? items.map(([, range = '', meaning = '']) => `${range} ${translate(meaning)}`).join(', ')
    : null;
};

/** Translates the English text of a label, a value or a fault of a decoded consent string; names of fields stay. */
export const decodedText = (texts: ConsentTexts): ((text: string) => string) => {
  const translate = (text: string): string => {
    const known = phrase(texts, text);
    if (known !== undefined) return known;
    for (const [pattern, write] of RULES) {
      const found = pattern.exec(text);
      if (found !== null) return write(context, ...found.slice(1));
    }
    return itemTexts(text, context) ?? text;
  };
  const context: RuleContext = { texts, translate };
  return translate;
};
