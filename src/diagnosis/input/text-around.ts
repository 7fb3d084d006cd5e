/** What a person says around a tag, a document or a code. */
export interface TextAround {
  /** Length of the content; null if the text does not say it. */
  readonly seconds: number | null;
  /** The slot of the ad; null if the text names none, or several. */
  readonly position: 'preroll' | 'midroll' | 'postroll' | 'overlay' | null;
  /** The sentence by which only some viewers get no ad, and what they have in common. */
  readonly scope: { readonly by: 'country' | 'device'; readonly quote: string } | null;
  /** Whether it is about impressions, clicks or revenue that are missing or differ. */
  readonly isAboutCounts: boolean;
}

/** Characters that a person writes. */
const MAX_LENGTH = 5000;

const CONTENT =
  '(?:clips?|videos?|content|film|episode|beitrag|sendung|vidéo|contenu|contenuto|filmato|vídeo|contenido|conteúdo)';
const LASTS =
  '(?:length|long|duration|lasts?|runs?|is|only|länge|lang|dauert|dauer|ist|nur|durée|dure|est|durata|dura|è|duración|es|duração|é|[=:(])';
const TIME = String.raw`(?:(?:(\d{1,2}):)?(\d{1,3}):(\d\d)|(\d{1,4})[\s-]?(s|sec\w*|sek\w*|seg\w*|min\w*))(?![\w:])`;
const CLIP = new RegExp(
  String.raw`(?<!\p{L})${CONTENT}(?!\p{L})[^\n.]{0,30}?(?<!\p{L})${LASTS}(?!\p{L})[^\n.\d]{0,12}${TIME}`,
  'iu',
);

const secondsIn = (text: string): number | null => {
  const [, hours = '0', minutes, rest, count, unit = ''] = CLIP.exec(text) ?? [];
  if (count !== undefined) return Number(count) * (/^min/i.test(unit) ? 60 : 1);
  return minutes === undefined ? null : Number(hours) * 3600 + Number(minutes) * 60 + Number(rest);
};

const POSITIONS = ['preroll', 'midroll', 'postroll', 'overlay'] as const;

const positionIn = (text: string): TextAround['position'] => {
  const words = text.toLowerCase().replace(/(pre|mid|post)[- ](?=roll)/g, '$1');
  const named = POSITIONS.filter((position) => words.includes(position));
  return named.length === 1 ? (named[0] ?? null) : null;
};

/** Words by which a sentence sets some viewers against others. */
const CONTRAST =
  /(?<!\p{L})(?:only|just|except|but|while|whereas|not|nur|außer|aber|während|nicht|seulement|uniquement|sauf|mais|tandis|pas|solo|soltanto|tranne|ma|mentre|invece|sólo|solamente|excepto|pero|mientras|só|apenas|somente|exceto|mas|enquanto|não|non)(?!\p{L})/iu;
const DEVICE =
  /(?<!\p{L})(?:iphones?|ipads?|ios|android|smartphones?|handys?|mobile|mobil|mobiles|móvil(?:es)?|celular(?:es)?|desktop|tablets?|(?:smart|apple|android) ?tvs?|ctv)(?!\p{L})/iu;
const LANGUAGES = ['en', 'de', 'fr', 'it', 'es', 'pt'];
const LETTERS = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(65 + index));
const REGIONS = LETTERS.flatMap((first) => LETTERS.map((second) => `${first}${second}`));
/** Of companies and cookies more often than of a country. */
const NOT_A_COUNTRY = /^[A-Z]{2}$|^(?:Jersey|Chad|Tchad|Mali|Niger|Guinea)$/;

let countries: RegExp | undefined;

/** The names of all countries in the languages of the texts. */
const countryNames = (): RegExp => {
  if (countries !== undefined) return countries;
  const names = LANGUAGES.flatMap((language) => {
    const regions = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    return REGIONS.flatMap((code) => regions.of(code) ?? []);
  }).filter((name) => !NOT_A_COUNTRY.test(name));
  const escaped = [...new Set(names)].map((name) => name.replace(/[.()[\]*+?]/g, String.raw`\$&`));
  countries = new RegExp(
    String.raw`(?<!\p{L})(?:${escaped.join('|')}|U\.?K\.?|USA?)(?!\p{L})`,
    'u',
  );
  return countries;
};

const scopeIn = (text: string): TextAround['scope'] => {
  for (const sentence of text.split(/\n|(?<=[.!?])\s/)) {
    if (!CONTRAST.test(sentence)) continue;
    const quote = sentence.trim();
    if (countryNames().test(sentence)) return { by: 'country', quote };
    if (DEVICE.test(sentence)) return { by: 'device', quote };
  }
  return null;
};

const COUNTED =
  /(?<!\p{L})(?:impressions?|impressionen|impresiones|impressões|clicks?|klicks?|clics?|cliques?|revenues?|umsatz|umsätze|erlöse?|revenus?|ricavi|ingresos|receitas?)(?!\p{L})/iu;
const DIFFERS =
  /(?<!\p{L})(?:discrepan\p{L}*|diskrepan\p{L}*|differ\p{L}*|abweich\p{L}*|unterschied\p{L}*|écarts?|vs|versus|fewer|less|lower|missing|only|zero|no|not|counts?|reports?|weniger|fehl\p{L}*|nur|kein\p{L}*|nicht|zähl\p{L}*|moins|seulement|aucune?|pas|compt\p{L}*|meno|solo|nessun\p{L}*|non|cont[ai]\p{L}*|menos|sólo|ningun\p{L}*|cuent\p{L}*|só|apenas|nenhum\p{L}*|não)(?!\p{L})|\d\s?%|(?<![\d.,])0(?![\d.,])/iu;

const isAboutCounts = (text: string): boolean =>
  text
    // The paths of requests in a log.
    .replace(/(?<![\p{L}\d])\/\S+/gu, ' ')
    .split(/\n|(?<=[.!?])\s/)
    .some((sentence) => COUNTED.test(sentence) && DIFFERS.test(sentence));

/** What stands before the first mark of a document or of JSON, and behind the last one. */
const outsideOf = (text: string, start: number, end: number): string =>
  start === -1 || end < start ? text : `${text.slice(0, start)}\n${text.slice(end + 1)}`;

/** What stands around the first and the last JSON of a text. */
export const withoutJson = (text: string): string =>
  outsideOf(text, text.search(/\{[\s\\]{0,99}"/), text.lastIndexOf('}'));

/** What a person says around an artefact; null if that is nothing. */
export const textAround = (text: string): TextAround | null => {
  const words = outsideOf(text, text.indexOf('<'), text.lastIndexOf('>'))
    .slice(0, MAX_LENGTH)
    .replace(/https?:\/\/\S+/g, ' ');
  const [seconds, position, scope] = [secondsIn(words), positionIn(words), scopeIn(words)];
  const isOfCounts = isAboutCounts(words);
  return seconds === null && position === null && scope === null && !isOfCounts
    ? null
    : { seconds, position, scope, isAboutCounts: isOfCounts };
};
