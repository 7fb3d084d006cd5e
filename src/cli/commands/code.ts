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
  type OptionTable,
  type OptionValues,
  POSITIVE,
  webUrl,
} from '../options.js';
import { processInputs } from '../process-inputs.js';
import { readEmbeds } from '../read-embed.js';

const FORMAT_NAMES: readonly CodeFormat[] = CODE_FORMATS.map(({ format }) => format);

const NAMES = FORMAT_NAMES.join(', ');

const ON_OFF = {
  value: '<on|off>',
  values: ['on', 'off'],
  read: (text: string) => text === 'on',
} as const;

const PIXELS = {
  ...POSITIVE,
  value: '<pixels>',
  expected: 'a number of CSS pixels above 0',
} as const;

const SECONDS = {
  value: '<seconds>',
  read: (text: string) => (/^\d{1,6}(?:\.\d+)?$/.test(text) ? Number(text) : undefined),
  expected: `a number of seconds from 0 to ${MAX_SECONDS}`,
} as const;

const ADDRESS = { value: '<url>', read: webUrl, expected: 'an absolute http(s) URL' } as const;

const ratioIn = (text: string): number | undefined => {
  const [, width, height = '1'] = /^(\d+(?:\.\d+)?)(?:[:/](\d+(?:\.\d+)?))?$/.exec(text) ?? [];
  const ratio = Number(width) / Number(height);
  return ratio >= 0.1 && ratio <= 10 ? ratio : undefined;
};

const OPTIONS = {
  width: { ...PIXELS, description: 'width of the player' },
  height: { ...PIXELS, description: 'height of the player' },
  'aspect-ratio': {
    value: '<w:h>',
    read: ratioIn,
    expected: 'two numbers such as 16:9',
    description: 'aspect ratio of the player, such as 16:9',
  },
  responsive: { ...ON_OFF, description: 'whether the player has the width of its container' },
  autoplay: { ...ON_OFF, description: 'whether the player starts by itself' },
  mute: { ...ON_OFF, description: 'whether the player starts muted' },
  loop: { ...ON_OFF, description: 'whether the player starts again at the end' },
  captions: { ...ON_OFF, description: 'whether the player shows captions' },
  start: { ...SECONDS, description: 'where the content starts' },
  end: { ...SECONDS, description: 'where the content ends' },
  lazy: { ...ON_OFF, description: 'whether a frame loads only near the viewport' },
  label: { value: '<label>', description: 'label of the bulk to use' },
  title: { value: '<text>', description: 'accessible name of the player' },
  src: { ...ADDRESS, description: 'address of the embed, for media-embed' },
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
  page: { ...ADDRESS, description: 'address of the page with the embed' },
  'address-only': { ...ON_OFF, description: 'whether a link is only its address, without HTML' },
  'time-zone': {
    value: '<zone>',
    read: (text: string) => (isTimeZone(text) ? text : undefined),
    expected: 'an IANA name such as Europe/Rome',
    description: 'time zone of the dates of the service, such as Europe/Rome',
  },
  customer: { value: '<name>', description: 'name of the customer' },
  script: { ...ADDRESS, description: 'address of the embed script' },
  frame: { ...ADDRESS, description: 'address of the hosted player' },
  ...DATA_OPTIONS,
} as const satisfies OptionTable;

const codeOptionsOf = (values: OptionValues<typeof OPTIONS>): CodeOptions => {
  const {
    'aspect-ratio': aspectRatio,
    'element-format': elementFormat,
    'element-loading': elementLoading,
    'address-only': addressOnly,
    'time-zone': timeZone,
    'require-consent': requiresConsent,
    format: _,
    ...options
  } = values;
  const consent = requiresConsent ? 'required' : undefined;
  return { ...options, aspectRatio, elementFormat, elementLoading, addressOnly, timeZone, consent };
};

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

export const CODE: Command<typeof OPTIONS> = {
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
