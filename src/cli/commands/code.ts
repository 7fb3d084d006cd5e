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
import {
  DATA_OPTIONS,
  kebabCase,
  positiveNumber,
  readOption,
  textOption,
  webUrl,
  type OptionTable,
  type OptionValues,
} from '../options.js';
import { processInputs } from '../process-inputs.js';
import { readEmbeds } from '../read-embed.js';

const FORMAT_NAMES: readonly CodeFormat[] = CODE_FORMATS.map(({ format }) => format);

const NAMES = FORMAT_NAMES.join(', ');

const ON_OFF = { value: '<on|off>', values: ['on', 'off'] } as const;

const OPTIONS = {
  width: { value: '<pixels>', description: 'width of the player' },
  height: { value: '<pixels>', description: 'height of the player' },
  'aspect-ratio': { value: '<w:h>', description: 'aspect ratio of the player, such as 16:9' },
  responsive: { ...ON_OFF, description: 'whether the player has the width of its container' },
  autoplay: { ...ON_OFF, description: 'whether the player starts by itself' },
  mute: { ...ON_OFF, description: 'whether the player starts muted' },
  loop: { ...ON_OFF, description: 'whether the player starts again at the end' },
  captions: { ...ON_OFF, description: 'whether the player shows captions' },
  start: { value: '<seconds>', description: 'where the content starts' },
  end: { value: '<seconds>', description: 'where the content ends' },
  lazy: { ...ON_OFF, description: 'whether a frame loads only near the viewport' },
  label: { value: '<label>', description: 'label of the bulk to use' },
  title: { value: '<text>', description: 'accessible name of the player' },
  src: { value: '<url>', description: 'address of the embed, for media-embed' },
  'element-format': {
    value: '<format>',
    values: ['iframe', 'standard', 'player'],
    description: 'what media-embed shows: iframe, standard or player',
  },
  'element-loading': {
    value: '<mode>',
    values: ['near', 'visible', 'eager', 'click'],
    description: 'when media-embed loads its player: near, visible, eager or click',
  },
  'require-consent': { description: 'media-embed requests nothing before the viewer agrees' },
  fallback: {
    ...ON_OFF,
    description: 'whether media-embed has content for pages without its script',
  },
  page: { value: '<url>', description: 'address of the page with the embed' },
  'address-only': { ...ON_OFF, description: 'whether a link is only its address, without HTML' },
  'time-zone': {
    value: '<zone>',
    description: 'time zone of the dates of the service, such as Europe/Rome',
  },
  customer: { value: '<name>', description: 'name of the customer' },
  script: { value: '<url>', description: 'address of the embed script' },
  frame: { value: '<url>', description: 'address of the hosted player' },
  ...DATA_OPTIONS,
} as const satisfies OptionTable;

const pixelsOf = (values: OptionValues, name: 'width' | 'height'): number | undefined =>
  readOption(values, name, positiveNumber, 'a number of CSS pixels above 0');

const secondsOf = (values: OptionValues, name: 'start' | 'end'): number | undefined =>
  readOption(
    values,
    name,
    (text) => (/^\d{1,6}(?:\.\d+)?$/.test(text) ? Number(text) : undefined),
    `a number of seconds from 0 to ${MAX_SECONDS}`,
  );

const ratioIn = (text: string): number | undefined => {
  const [, width, height = '1'] = /^(\d+(?:\.\d+)?)(?:[:/](\d+(?:\.\d+)?))?$/.exec(text) ?? [];
  const ratio = Number(width) / Number(height);
  return ratio >= 0.1 && ratio <= 10 ? ratio : undefined;
};

const urlOf = (
  values: OptionValues,
  name: 'src' | 'script' | 'frame' | 'page',
): string | undefined => readOption(values, name, webUrl, 'an absolute http(s) URL');

const flagOf = (values: OptionValues, name: string): boolean | undefined => {
  const text = textOption(values, name);
  return text === undefined ? undefined : text === 'on';
};

const codeOptionsOf = (values: OptionValues): CodeOptions => ({
  width: pixelsOf(values, 'width'),
  height: pixelsOf(values, 'height'),
  aspectRatio: readOption(values, 'aspect-ratio', ratioIn, 'two numbers such as 16:9'),
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
  timeZone: readOption(
    values,
    'time-zone',
    (text) => (isTimeZone(text) ? text : undefined),
    'an IANA name such as Europe/Rome',
  ),
  customer: textOption(values, 'customer'),
  script: urlOf(values, 'script'),
  frame: urlOf(values, 'frame'),
});

const optionName = (name: string): string =>
  name === 'consent' ? 'require-consent' : kebabCase(name);

/** An option that a format ignores would be a mistake that nobody notices. */
const checkOptions = (format: CodeFormat, options: CodeOptions): void => {
  const row = CODE_FORMATS.find((candidate) => candidate.format === format);
  const supported: readonly string[] = row?.options ?? [];
  for (const [name, value] of Object.entries(options))
    if (value !== undefined && !supported.includes(name))
      throw new UsageError(
        `The format ${format} does not support --${optionName(name)}: remove it${supported.length === 0 ? '' : `, or use ${supported.map((option) => `--${optionName(option)}`).join(', ')}`}.`,
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
