import type { DeviceType } from '../../viewer.js';
import type { RequestParameters } from './verdict-parameters.js';

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
  `${String(Math.round(value * 10) / 10).replace('.', ',')} s`;
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
