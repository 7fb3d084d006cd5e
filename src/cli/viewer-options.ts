import type { AdTagContext } from '../ad-tags/ad-tag-context.js';
import type { Consent, DeviceType } from '../viewer.js';
import { UsageError } from './cli-error.js';
import { CONTEXT_OPTIONS, readOption, textOption, webUrl, type OptionValues } from './options.js';
import type { Terminal } from './terminal.js';

export const deviceOf = (values: OptionValues): DeviceType =>
  textOption(values, 'device', CONTEXT_OPTIONS) === 'mobile' ? 'mobile' : 'desktop';

const TIME = 'a time such as 2026-05-04T10:30:00Z, or milliseconds since 1970';
const RANDOM = 'a number that is at least 0 and below 1';

/** Milliseconds since 1970. */
const timeIn = (text: string): number | undefined => {
  const time = /^\d+$/.test(text) ? Number(text) : Date.parse(text);
  return Number.isFinite(time) ? time : undefined;
};

const randomIn = (text: string): number | undefined => {
  const random = text.trim() === '' ? Number.NaN : Number(text);
  return random >= 0 && random < 1 ? random : undefined;
};

const givenValuesOf = (texts: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    texts.map((text) => {
      const end = text.indexOf('=');
      if (end < 1)
        throw new UsageError(
          `--values is "${text}": write a name, = and the value, such as IFA=1.`,
        );
      return [text.slice(0, end), text.slice(end + 1)];
    }),
  );

const consentOf = (values: OptionValues): Consent => {
  const tcString = textOption(values, 'consent');
  const gdpr = textOption(values, 'gdpr');
  return {
    ...(tcString !== undefined && { tcString }),
    ...(gdpr !== undefined && { gdprApplies: gdpr === '1' }),
  };
};

/** Whether the command line says anything about the viewer. */
export const hasContext = ({ texts }: OptionValues): boolean =>
  Object.keys(CONTEXT_OPTIONS).some((name) => texts.has(name));

/**
 * The viewer, page and values of the context options. Time and random number are those of the terminal
 * unless the command line has them, so that the same command line can have the same result.
 */
export const contextOf = (
  values: OptionValues,
  { now, random }: Pick<Terminal, 'now' | 'random'>,
): AdTagContext => {
  const url = readOption(
    values,
    'page',
    webUrl,
    'an absolute URL, such as https://news.example/story',
  );
  const consent = consentOf(values);
  const given = values.texts.get('values') ?? [];
  return {
    device: deviceOf(values),
    ...(url !== undefined && { page: { url } }),
    ...(Object.keys(consent).length > 0 && { consent }),
    ...(given.length > 0 && { values: givenValuesOf(given) }),
    now: readOption(values, 'now', timeIn, TIME) ?? now(),
    random: readOption(values, 'random', randomIn, RANDOM) ?? random(),
  };
};
