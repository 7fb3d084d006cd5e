/** Letters that Unicode does not take apart, as people type them without their keyboard. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ς: 'σ',
};

const SPECIAL = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu');

/** Scripts without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });

/** Longer texts are cut: a title is a line. */
const MAX_LENGTH = 2000;

/** A text without case, accents and ligatures: `Straße` becomes `strasse`, and `Łódź` becomes `lodz`. */
export const normalizeForSearch = (text: string): string =>
  text
    .slice(0, MAX_LENGTH)
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(SPECIAL, (letter) => LETTERS[letter] ?? letter);

const wordsOf = (run: string): readonly string[] =>
  UNSPACED.test(run)
    ? [...segmenter.segment(run)].flatMap(({ segment, isWordLike }) =>
        isWordLike === true ? [segment] : [],
      )
    : [run];

/** The terms of a text: its words, in the form in which they are compared. */
export const searchTerms = (text: string): string[] =>
  normalizeForSearch(text)
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((run) => run !== '')
    .flatMap(wordsOf);
