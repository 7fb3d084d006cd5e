import { judgedText } from './judged-text.js';
import type { UnknownInput } from './recognized-input.js';
import type { TextFinding } from './text-findings.js';

const FIELD =
  /\b(tcString|gdprApplies|eventStatus|cmpStatus|displayStatus)["']?\s{0,9}[:=]\s{0,9}["']?([\w.-]*)/g;

/** The core of a TC string of TCF 2, six bits a character. */
const CORE = /^C[\w-]{35}/;

/** One whose bit 152 is set: purpose 1, to store data on the device. */
const ALLOWS_STORAGE = /^C[\w-]{24}[I-PYZa-fo-v4-9_-]/;

/** What `getTCData`, an event listener or `ping` of a consent platform answered (TCF, "CMP API v2"), as JSON or in a log. */
export const consentInText = (text: string): UnknownInput | null => {
  if (text.length > 20_000) return null;
  const fields = new Map(
    Array.from(text.matchAll(FIELD), ([, name = '', value = '']) => [name, value]),
  );
  if (fields.size < 2) return null;
  const has = (name: string, values: RegExp): boolean => values.test(fields.get(name) ?? '');
  const judged = (finding: TextFinding['finding'], ...names: readonly string[]): UnknownInput => {
    const shown = [...names, 'eventStatus', 'cmpStatus', 'gdprApplies'];
    const name = shown.find((candidate) => fields.has(candidate)) ?? 'tcString';
    return judgedText([{ finding, detail: `${name}=${fields.get(name) ?? ''}` }]);
  };
  const string = (fields.get('tcString') ?? '').replace(/^(?:null|undefined)$/, '');
  if (has('gdprApplies', /^false$/)) return judged('consent-given', 'gdprApplies');
  if (has('eventStatus', /^cmpuishown$/)) return judged('consent-open');
  if (has('displayStatus', /^visible$/)) return judged('consent-open', 'displayStatus');
  if (string === '' && has('cmpStatus', /^(?:stub|loading|error)$/))
    return judged('consent-unready', 'cmpStatus');
  if (string === '') return judged('consent-empty');
  const isRefused = CORE.test(string) && !ALLOWS_STORAGE.test(string);
  return judged(isRefused ? 'consent-refused' : 'consent-given');
};
