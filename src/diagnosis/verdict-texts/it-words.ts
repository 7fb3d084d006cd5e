import { roundSeconds } from '../../time/seconds.js';
import type { DeviceType } from '../../viewer.js';
import { fixText } from './fix-texts.js';
import type { MacroEquivalent, PlaceholderFix, RequestParameters } from './verdict-parameters.js';

const SLOTS: Readonly<Record<string, string>> = {
  overlayInitial: 'overlay iniziale',
  overlayMain: 'overlay principale',
};

export const slotName = (slot: string): string => SLOTS[slot] ?? slot;

/** ` (preroll, mobile)`, or nothing for a tag of its own. */
export const where = ({ slot, device }: Pick<RequestParameters, 'slot' | 'device'>): string => {
  const parts = [...(slot === null ? [] : [slotName(slot)]), ...(device === null ? [] : [device])];
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
};

export const server = (host: string): string => host || 'L’ad server';
export const of = (host: string): string => (host === '' ? 'dell’ad server' : `di ${host}`);
export const to = (host: string): string => (host === '' ? 'all’ad server' : `a ${host}`);
/** Seconds with at most one decimal. */
export const seconds = (value: number): string =>
  `${String(roundSeconds(value)).replace('.', ',')} s`;
export const on = (device: DeviceType): string =>
  device === 'mobile' ? 'su mobile' : 'su desktop';

export const response = (host: string): string =>
  host === '' ? 'La risposta' : `La risposta di ${host}`;
export const ad = (host: string): string => (host === '' ? 'L’annuncio' : `L’annuncio di ${host}`);

/** `dietro 2 wrapper di ads.example`. */
export const behind = ({
  wrappers,
  host,
}: {
  readonly wrappers: number;
  readonly host: string;
}): string => `dietro ${wrappers} wrapper ${of(host)}`;

/** A text behind another one, or nothing. */
export const before = (text: string, rest: string): string => (rest === '' ? '' : text + rest);

const MAX_NAMED = 6;

/** How to write placeholders as macros; empty if none of them has one. */
export const asMacros = (equivalents: readonly MacroEquivalent[]): string => {
  const known = equivalents.filter(({ macro }) => macro !== null);
  const open = equivalents.filter(({ macro }) => macro === null);
  if (known.length === 0) return '';
  const pairs = known
    .slice(0, MAX_NAMED)
    .map(({ placeholder, macro }) => `${placeholder} come ${String(macro)}`);
  const names = open.slice(0, MAX_NAMED).map(({ placeholder }) => placeholder);
  const rest =
    names.length === 0 ? '' : `; aggiungi regole di sostituzione per ${names.join(', ')}`;
  return `Scrivi ${pairs.join(', ')}${rest}.`;
};

/** What to do about placeholders that are still in a request. */
export const fixed = (fixes: readonly PlaceholderFix[]): string =>
  fixText(
    {
      instead: (m, p) => `${m} al posto di ${p}`,
      write: (x) => `Scrivi ${x}.`,
      valueFor: (f, p) => `${f} per ${p}`,
      provide: (x) => `Fornisci ${x}.`,
      define: (x) =>
        `Aggiungi una regola di sostituzione o un valore in \`values\` per ${x}, o toglilo dall’ad tag.`,
    },
    fixes,
  );
