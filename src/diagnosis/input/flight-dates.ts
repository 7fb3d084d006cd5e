/** When a campaign runs, as a text says: the milliseconds at which its first day begins and its last one ends. */
export interface Flight {
  readonly start: number | null;
  readonly end: number | null;
}

const DAY_MS = 86_400_000;

/** The first letters of the months in the languages of the texts. */
const MONTHS =
  'jan|gen|ene;feb|fév|fev;mar|mär|mrz;apr|avr|abr;may|mai|mag;jun|juin|giu;jul|juil|lug;aug|aoû|ago;sep|set;oct|okt|ott|out;nov;dec|dez|déc|dic'.split(
    ';',
  );

const monthOf = (name: string): number =>
  MONTHS.findIndex((names) =>
    names.split('|').some((start) => name.toLowerCase().startsWith(start)),
  );

const NAME = `(?:${MONTHS.join('|')})[a-zéûçà]{0,9}`;
const DATE = new RegExp(
  [
    String.raw`\b(?<year>20\d\d)-(?<month>\d\d)-(?<day>\d\d)(?!\d)`,
    String.raw`\b(?<day2>\d{1,2})(?<separator>[./])\s?(?<month2>\d{1,2})(?:[./]\s?(?<year2>20\d\d))?(?![\d.]*\d)`,
    String.raw`\b(?<day3>\d{1,2})(?:st|nd|rd|th|\.)?(?: de)? (?<month3>${NAME})\.?(?: de)?(?:,? (?<year3>20\d\d))?\b`,
    String.raw`\b(?<month4>${NAME})\.? (?<day4>\d{1,2})(?:st|nd|rd|th)?(?:,? (?<year4>20\d\d))?\b`,
  ].join('|'),
  'gi',
);

interface FoundDate {
  /** Without a year: that of the date after it. */
  readonly year: number | null;
  readonly month: number;
  readonly day: number;
  readonly at: number;
  readonly end: number;
}

const dateOf = (match: RegExpMatchArray): FoundDate | null => {
  const groups = match.groups ?? {};
  const numberOf = (name: string): number =>
    Number(['', '2', '3', '4'].map((kind) => groups[name + kind]).find(Boolean) ?? NaN);
  const named = groups['month3'] ?? groups['month4'];
  const written = named === undefined ? numberOf('month') - 1 : monthOf(named);
  const first = numberOf('day');
  const hasSlash = groups['separator'] === '/';
  const [month, day] = hasSlash && written > 11 ? [first - 1, written + 1] : [written, first];
  // Either number may be the month.
  if (hasSlash && first <= 12 && written < 12 && first !== written + 1) return null;
  if (month < 0 || month > 11 || day < 1 || day > 31) return null;
  const year = numberOf('year');
  const at = match.index ?? 0;
  return { year: Number.isNaN(year) ? null : year, month, day, at, end: at + match[0].length };
};

/** What such dates are of. */
const CAMPAIGN =
  /\b(?:campaigns?|flights?|flighting|line ?items?|bookings?|insertion orders?|IO|orders?|deals?|sponsorships?|kampagnen?|buchung|laufzeit|campagnes?|campañas?|campanhas?|campagna|réservation)\b/i;
/** What stands before the first or the last day alone. */
const STARTS =
  /\b(?:start(?:s|ed|ing)?|commence[sd]?|begin(?:s|nt)?|from|vom|live(?: on| from)?|ab|début(?:e|er)?|dal|inizi[ao]|desde|empieza|inicio|início|começa|a partir de)\b\W{0,5}(?:date\W{0,3}|day )?(?:\w{2,4} )?$/i;
const ENDS =
  /\b(?:end(?:s|ed|et|ete|e)?|until|till|through|expire[sd]?|bis|fin(?:e|isce|it)?|jusqu.au|fino al?|termin[aó]d?[ao]?|hasta|até)\b\W{0,5}(?:date\W{0,3}|day )?(?:\w{2,4} )?$/i;
const RANGE = /^\.?\s?(?:[-–—]|to|until|till|through|bis|au|al|a|hasta|até)\s?(?:\w{2,5} )?$/i;

/** Characters of a text in which dates are looked for. */
const MAX_LENGTH = 5000;

const beginOf = ({ month, day }: FoundDate, year: number): number => Date.UTC(year, month, day);

/** When the campaign of a message runs; null if it does not say. */
export const flightIn = (text: string): Flight | null => {
  const words = text.slice(0, MAX_LENGTH).replace(/https?:\/\/\S+/g, ' ');
  if (!CAMPAIGN.test(words)) return null;
  const dates = Array.from(words.matchAll(DATE), dateOf).flatMap((date) => date ?? []);
  let start: number | null = null;
  let end: number | null = null;
  for (const [index, date] of dates.entries()) {
    const next = dates[index + 1];
    const year = date.year ?? next?.year ?? null;
    if (year === null) continue;
    const before = words.slice(Math.max(0, date.at - 30), date.at);
    const isRange = next !== undefined && RANGE.test(words.slice(date.end, next.at));
    if (isRange || STARTS.test(before)) start ??= beginOf(date, year);
    else if (ENDS.test(before) || isBehind(dates[index - 1], date, words))
      end ??= beginOf(date, year) + DAY_MS;
  }
  return start === null && end === null ? null : { start, end };
};

const isBehind = (first: FoundDate | undefined, date: FoundDate, words: string): boolean =>
  first !== undefined && RANGE.test(words.slice(first.end, date.at));

/** The day on which a campaign begins, if it has not begun, or on which it ended; null for one that runs. */
export const dayOutside = (
  { start, end }: Flight,
  now: number,
): { readonly date: string; readonly isOver: boolean } | null => {
  const isOver = end !== null && end <= now;
  const time = isOver ? end - DAY_MS : start !== null && start > now ? start : null;
  return time === null ? null : { date: new Date(time).toISOString().slice(0, 10), isOver };
};
