import { MAX_SECONDS } from '../../limits.js';
import { visibleMarkup } from '../../text/control-characters.js';
import { type CodeOptions, isTimeZone } from '../../render/code-options.js';
import {
  CODE_FORMATS,
  CodeUnavailableError,
  renderCode,
  type CodeFormat,
} from '../../render/render-code.js';
import type { Embed } from '../../schema/embed.js';
import { missingRemedy } from '../../render/missing-field.js';
import { InputError, UsageError } from '../cli-error.js';
import type { Command } from '../command.js';
import type { Input } from '../input.js';
import { DATA_OPTIONS, textOption, type OptionTable, type OptionValues } from '../options.js';
import { processInputs } from '../process-inputs.js';
import { readEmbeds } from '../read-embed.js';

const FORMAT_NAMES: readonly CodeFormat[] = CODE_FORMATS.map(({ format }) => format);

const NAMES = FORMAT_NAMES.join(', ');

const ON_OFF = { type: 'string', value: '<on|off>', values: ['on', 'off'] } as const;

const OPTIONS = {
  width: { type: 'string', value: '<pixels>', description: 'width of the player' },
  height: { type: 'string', value: '<pixels>', description: 'height of the player' },
  'aspect-ratio': {
    type: 'string',
    value: '<w:h>',
    description: 'aspect ratio of the player, such as 16:9',
  },
  responsive: { ...ON_OFF, description: 'whether the player has the width of its container' },
  autoplay: { ...ON_OFF, description: 'whether the player starts by itself' },
  mute: { ...ON_OFF, description: 'whether the player starts muted' },
  loop: { ...ON_OFF, description: 'whether the player starts again at the end' },
  captions: { ...ON_OFF, description: 'whether the player shows captions' },
  start: { type: 'string', value: '<seconds>', description: 'where the content starts' },
  end: { type: 'string', value: '<seconds>', description: 'where the content ends' },
  lazy: { ...ON_OFF, description: 'whether a frame loads only near the viewport' },
  label: { type: 'string', value: '<label>', description: 'label of the bulk to use' },
  title: { type: 'string', value: '<text>', description: 'accessible name of the player' },
  src: { type: 'string', value: '<url>', description: 'address of the embed, for media-embed' },
  'element-format': {
    type: 'string',
    value: '<format>',
    values: ['iframe', 'standard', 'player'],
    description: 'what media-embed shows: iframe, standard or player',
  },
  'element-loading': {
    type: 'string',
    value: '<mode>',
    values: ['near', 'visible', 'eager', 'click'],
    description: 'when media-embed loads its player: near, visible, eager or click',
  },
  'require-consent': {
    type: 'boolean',
    description: 'media-embed requests nothing before the viewer agrees',
  },
  fallback: {
    ...ON_OFF,
    description: 'whether media-embed has content for pages without its script',
  },
  page: { type: 'string', value: '<url>', description: 'address of the page with the embed' },
  'address-only': { ...ON_OFF, description: 'whether a link is only its address, without HTML' },
  'time-zone': {
    type: 'string',
    value: '<zone>',
    description: 'time zone of the dates of the service, such as Europe/Rome',
  },
  customer: { type: 'string', value: '<name>', description: 'name of the customer' },
  script: { type: 'string', value: '<url>', description: 'address of the embed script' },
  frame: { type: 'string', value: '<url>', description: 'address of the hosted player' },
  ...DATA_OPTIONS,
} as const satisfies OptionTable;

const pixelsOf = (values: OptionValues, name: 'width' | 'height'): number | undefined => {
  const text = textOption(values, name);
  if (text === undefined) return undefined;
  const pixels = Number(text);
  if (pixels > 0 && Number.isFinite(pixels)) return pixels;
  throw new UsageError(`--${name} is "${text}": give a number of CSS pixels above 0.`);
};

const secondsOf = (values: OptionValues, name: 'start' | 'end'): number | undefined => {
  const text = textOption(values, name);
  if (text === undefined) return undefined;
  if (/^\d{1,6}(?:\.\d+)?$/.test(text)) return Number(text);
  throw new UsageError(
    `--${name} is "${text}": give a number of seconds from 0 to ${MAX_SECONDS}.`,
  );
};

const ratioOf = (values: OptionValues): number | undefined => {
  const text = textOption(values, 'aspect-ratio');
  if (text === undefined) return undefined;
  const [, width, height = '1'] = /^(\d+(?:\.\d+)?)(?:[:/](\d+(?:\.\d+)?))?$/.exec(text) ?? [];
  const ratio = Number(width) / Number(height);
  if (ratio >= 0.1 && ratio <= 10) return ratio;
  throw new UsageError(`--aspect-ratio is "${text}": give two numbers such as 16:9.`);
};

const timeZoneOf = (values: OptionValues): string | undefined => {
  const text = textOption(values, 'time-zone');
  const isKnown: boolean = isTimeZone(text);
  if (text === undefined || isKnown) return text;
  throw new UsageError(`--time-zone is "${text}": give an IANA name such as Europe/Rome.`);
};

const urlOf = (
  values: OptionValues,
  name: 'src' | 'script' | 'frame' | 'page',
): string | undefined => {
  const text = textOption(values, name);
  if (text === undefined || (URL.canParse(text) && /^https?:/i.test(text))) return text;
  throw new UsageError(`--${name} is "${text}": give an absolute http(s) URL.`);
};

const flagOf = (values: OptionValues, name: string): boolean | undefined => {
  const text = textOption(values, name);
  return text === undefined ? undefined : text === 'on';
};

const codeOptionsOf = (values: OptionValues): CodeOptions => ({
  width: pixelsOf(values, 'width'),
  height: pixelsOf(values, 'height'),
  aspectRatio: ratioOf(values),
  responsive: flagOf(values, 'responsive'),
  autoplay: flagOf(values, 'autoplay'),
  mute: flagOf(values, 'mute'),
  loop: flagOf(values, 'loop'),
  captions: flagOf(values, 'captions'),
  start: secondsOf(values, 'start'),
  end: secondsOf(values, 'end'),
  lazy: flagOf(values, 'lazy'),
  label: textOption(values, 'label'),
  title: textOption(values, 'title'),
  src: urlOf(values, 'src'),
  // The values are checked by the table of options.
  elementFormat: textOption(values, 'element-format') as CodeOptions['elementFormat'],
  elementLoading: textOption(values, 'element-loading') as CodeOptions['elementLoading'],
  consent: values.flags.has('require-consent') ? 'required' : undefined,
  fallback: flagOf(values, 'fallback'),
  page: urlOf(values, 'page'),
  addressOnly: flagOf(values, 'address-only'),
  timeZone: timeZoneOf(values),
  customer: textOption(values, 'customer'),
  script: urlOf(values, 'script'),
  frame: urlOf(values, 'frame'),
});

/** The name of each option of `CodeOptions` on the command line. */
const optionName = (name: string): string =>
  name === 'consent'
    ? 'require-consent'
    : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** An option that a format ignores would be a mistake that nobody notices. */
const checkOptions = (format: CodeFormat, options: CodeOptions): void => {
  const row = CODE_FORMATS.find((candidate) => candidate.format === format);
  const supported: readonly string[] = row?.options ?? [];
  for (const [name, value] of Object.entries(options))
    if (value !== undefined && !supported.includes(name))
      throw new UsageError(
        `The format ${format} does not support --${optionName(name)}: remove it${supported.length === 0 ? '' : `, or use ${supported.map((one) => `--${optionName(one)}`).join(', ')}`}.`,
      );
};

const formatOf = (name: string | undefined): CodeFormat => {
  const format = FORMAT_NAMES.find((candidate) => candidate === name);
  if (format !== undefined) return format;
  throw new UsageError(
    name === undefined
      ? `code needs the format of the code first: ${NAMES}.`
      : `There is no code format "${name}": write one of ${NAMES} before the files.`,
  );
};

const write = (input: Input, embed: Embed, format: CodeFormat, options: CodeOptions): string => {
  try {
    return visibleMarkup(renderCode(embed, format, options));
  } catch (error) {
    if (error instanceof CodeUnavailableError)
      throw new InputError(
        `${input.name}${error.path && ` (${error.path})`}: ${missingRemedy(error.reason, (name) => `--${name}`)}`,
      );
    throw error;
  }
};

/** `media-embed code`: the embed code of an embed. */
export const CODE: Command = {
  name: 'code',
  usage: '<code format> [options] <file…>',
  description: `Writes the embed code of an embed. The code formats are ${NAMES}.`,
  options: OPTIONS,
  examples: [
    ['code iframe festival.json --width 640', 'code for a CMS that accepts frames'],
    ['code amp festival.json', 'code for an AMP page'],
    ['code vmap festival.json > ads.xml', 'the ads of an embed as a VMAP playlist'],
  ],
  run: (invocation) => {
    const [name, ...inputs] = invocation.inputs;
    const format = formatOf(name);
    const options = codeOptionsOf(invocation.values);
    checkOptions(format, options);
    return processInputs(CODE, { ...invocation, inputs }, (input) =>
      readEmbeds(input).map((place) => {
        const code = write(input, place.embed, format, options);
        const data = { format, code };
        return { input, kind: 'embed', place, findings: [], data, lines: [], verbatim: code };
      }),
    );
  },
};
