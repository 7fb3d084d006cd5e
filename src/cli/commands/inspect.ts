import { diagnose } from '../../diagnosis/diagnose.js';
import type { DiagnoseOptions, Inspectors } from '../../diagnosis/diagnose-options.js';
import type { Diagnosis } from '../../diagnosis/diagnosis.js';
import {
  type FillRate,
  fillRates,
  RATE_REQUESTS,
  type RateAnswer,
} from '../../diagnosis/fill-rate.js';
import { recognizeInput } from '../../diagnosis/input/recognize-input.js';
import type { RecognizedInput } from '../../diagnosis/input/recognized-input.js';
import { InputError, UsageError } from '../cli-error.js';
import type { Command } from '../command.js';
import {
  DIAGNOSIS_OPTIONS,
  diagnoseOptionsOf,
  diagnosisOptionName,
  REDACTION_OPTION,
} from '../diagnosis-options.js';
import { diagnosisReport } from '../diagnosis-report.js';
import type { Input } from '../input.js';
import { FINDING_OPTIONS, type OptionTable } from '../options.js';
import { slotDevice } from '../../resolve/ad-slots.js';
import { processInputs } from '../process-inputs.js';
import { type EmbedInText, looksLikeJson, readEmbeds } from '../read-embed.js';
import type { InputReport } from '../report.js';
import type { Terminal } from '../terminal.js';

const numberOfTimes = (text: string): number | undefined =>
  /^[1-9]\d?$/.test(text) && Number(text) <= RATE_REQUESTS ? Number(text) : undefined;

const OPTIONS = {
  ...DIAGNOSIS_OPTIONS,
  times: {
    value: '<number>',
    read: numberOfTimes,
    expected: `a whole number from 1 to ${RATE_REQUESTS}`,
    description: `request one ad tag so often, one request a second, and count its ads: ${RATE_REQUESTS} at most`,
  },
  ...REDACTION_OPTION,
  ...FINDING_OPTIONS,
} as const satisfies OptionTable;

/** Inspects only for the device of the viewer: each answer is one request. */
const onOwnDevice = ({ viewer = {}, inspect = null }: DiagnoseOptions): Inspectors | null =>
  inspect && {
    ...inspect,
    inspectAdTag: (tag, given) =>
      slotDevice(given.context ?? {}) === slotDevice(viewer)
        ? inspect.inspectAdTag(tag, given)
        : Promise.reject(new Error('Another device.')),
  };

/** Requests an ad tag several times: the rate, and the diagnosis of the last answer. */
const inspectTimes = async (
  input: Input,
  recognized: RecognizedInput,
  times: number,
  options: DiagnoseOptions,
  { stderr, wait }: Terminal,
): Promise<readonly InputReport[]> => {
  if (recognized.kind !== 'ad-tag' || recognized.tags.length > 1)
    throw new InputError(`${input.name}: --times needs an input that is one ad tag.`);
  stderr.write(`The ad tag is requested ${times} times; each counts as an ad request.\n`);
  const diagnoses: Diagnosis[] = [];
  const request = async (): Promise<RateAnswer> => {
    const answer = await diagnose(recognized, { ...options, inspect: onOwnDevice(options) });
    diagnoses.push(answer);
    return { inspection: answer.tags[0]?.inspection ?? null, verdict: answer.verdict };
  };
  let rate: FillRate | undefined;
  for await (const current of fillRates(request, times, wait)) rate = current;
  const diagnosis = diagnoses.at(-1);
  if (diagnosis === undefined || rate === undefined) return [];
  return [await diagnosisReport(input, diagnosis, { language: options.language ?? 'en', rate })];
};

/** Diagnoses from the text alone where requests cannot leave the machine. */
const diagnoseReachable = async (
  recognized: RecognizedInput,
  options: DiagnoseOptions,
  { stderr }: Terminal,
): Promise<readonly [diagnosis: Diagnosis, isReachable: boolean]> => {
  const diagnosis = await diagnose(recognized, options);
  if (options.inspect == null) return [diagnosis, true];
  const { nameLookup } = await import('../../vast/node/name-lookup.js');
  if (!(await nameLookup()(diagnosis.verdict.params))) return [diagnosis, true];
  stderr.write(
    'This machine finds the address of no host, so nothing could be requested: the verdict is that of --offline.\n',
  );
  return [await diagnose(recognized, { ...options, inspect: null }), false];
};

const inspectInput = async (
  input: Input,
  options: DiagnoseOptions,
  times: number | undefined,
  terminal: Terminal,
): Promise<readonly InputReport[]> => {
  const recognized = recognizeInput(input.text);
  if (times !== undefined) return inspectTimes(input, recognized, times, options, terminal);
  const { language = 'en' } = options;
  const reportOf = async (about: RecognizedInput, place?: EmbedInText): Promise<InputReport> => {
    const [diagnosis, isReachable] = await diagnoseReachable(about, options, terminal);
    const report = await diagnosisReport(input, diagnosis, { language, ...(place && { place }) });
    return isReachable ? report : { ...report, failure: report.failure ?? 'network' };
  };
  if (recognized.kind !== 'embed' || !looksLikeJson(input)) return [await reportOf(recognized)];
  const reports: InputReport[] = [];
  for (const place of readEmbeds(input))
    reports.push(await reportOf({ kind: 'embed', embed: place.embed }, place));
  return reports;
};

/** `media-embed inspect`: why there is no ad. */
export const INSPECT: Command<typeof OPTIONS> = {
  name: 'inspect',
  usage: '[options] <input…>',
  description:
    'Requests ad tags, follows their wrappers, and says first why there is no ad, who has to act and what to do;\n' +
    'then what was requested and what a player would play. Of the media file only the head is requested, and no\n' +
    'tracker; no code of an ad is run.\n' +
    'An input is an ad tag, an embed, embed code, VAST, VMAP, a HAR file, a record of `recordAds()`, a case file or an\n' +
    'error code.',
  options: OPTIONS,
  takesErrorCodes: true,
  examples: [
    ["inspect 'https://ads.example/vast?cb=[CACHEBUSTING]'", 'why an ad tag has no ad'],
    [
      'inspect festival.json --page https://news.example/ --gdpr 1 --consent CQ…',
      'every ad of an embed, as a browser on that page would request it',
    ],
    ['inspect response.xml --format json', 'what a player does with a response'],
    ['inspect page.har --offline', 'what happened in a browser'],
    [
      "inspect 'https://ads.example/vast?cb=[CACHEBUSTING]' --times 10",
      'how many of ten answers have an ad that plays',
    ],
    ['inspect 303', 'what an error code means'],
  ],
  run: async (invocation) => {
    const { times, offline } = invocation.values;
    if (times !== undefined && offline)
      throw new UsageError(
        '--times sends requests, and --offline forbids them: give one of the two.',
      );
    const given = await diagnoseOptionsOf(invocation);
    const options = { ...given, fieldName: diagnosisOptionName };
    return processInputs(INSPECT, invocation, (input) =>
      inspectInput(input, options, times, invocation.terminal),
    );
  },
};
