import { expandAdTag } from '../../ad-tags/expand-ad-tag.js';
import type { Inspectors } from '../../diagnosis/diagnose-options.js';
import { diagnose } from '../../diagnosis/diagnose.js';
import type { Diagnosis } from '../../diagnosis/diagnosis.js';
import { recognizeInput } from '../../diagnosis/input/recognize-input.js';
import type { RecognizedInput } from '../../diagnosis/input/recognized-input.js';
import { InputError, UsageError } from '../cli-error.js';
import type { Command, CommandInvocation } from '../command.js';
import { diagnosisLines } from '../diagnosis-lines.js';
import type { Input } from '../input.js';
import {
  CONTEXT_OPTIONS,
  FINDING_OPTIONS,
  textOf,
  type OptionTable,
  type OptionValues,
} from '../options.js';
import { processInputs } from '../process-inputs.js';
import { looksLikeJson, readEmbeds, type PlacedEmbed } from '../read-embed.js';
import type { InputReport } from '../report.js';
import { contextOf } from '../viewer-options.js';

const OPTIONS = {
  ...CONTEXT_OPTIONS,
  page: {
    ...CONTEXT_OPTIONS.page,
    description: 'address of the page: responses are refused as a browser on it would refuse them',
  },
  timeout: {
    type: 'string',
    value: '<milliseconds>',
    default: '5000',
    description: 'how long all requests of an ad tag may take together',
  },
  'user-agent': {
    type: 'string',
    value: '<text>',
    description: 'browser of the viewer, as ad servers see it',
  },
  offline: { type: 'boolean', description: 'request nothing, and decide from the input alone' },
  language: {
    type: 'string',
    value: '<tag>',
    default: 'en',
    description: 'language of the verdict: en or it',
  },
  ...FINDING_OPTIONS,
} as const satisfies OptionTable;

const timeoutOf = (values: OptionValues): number => {
  const text = textOf(values, 'timeout', OPTIONS) ?? '';
  const milliseconds = Number(text);
  if (milliseconds > 0 && Number.isFinite(milliseconds)) return milliseconds;
  throw new UsageError(`--timeout is "${text}": give a number of milliseconds above 0.`);
};

/** The inspector is loaded only for a command line that requests something. */
const inspectorsOf = async ({ values }: CommandInvocation): Promise<Inspectors> => {
  const { inspectAdTag, inspectDocument } = await import('../../vast/node/index.js');
  const page = textOf(values, 'page');
  const userAgent = textOf(values, 'user-agent');
  const options = {
    requestTimeoutMs: timeoutOf(values),
    ...(page !== undefined && { origin: page }),
    ...(userAgent !== undefined && { headers: { 'user-agent': userAgent } }),
    // A given time also stands still while requests are sent, so that the same command has the same output.
    ...(values.texts.has('now') && { now: () => 0 }),
  };
  return {
    inspectAdTag: (template, context) =>
      inspectAdTag(expandAdTag(template, context).url, { ...options, context }),
    inspectDocument: (text, context) => inspectDocument(text, { ...options, context }),
  };
};

/** Works out why there is no ad. */
type Diagnoser = (input: RecognizedInput) => Promise<Diagnosis>;

const diagnoserOf = async (invocation: CommandInvocation): Promise<Diagnoser> => {
  const { values, terminal } = invocation;
  const { values: given, device, ...viewer } = contextOf(values, terminal);
  const userAgent = textOf(values, 'user-agent');
  const type = device === 'mobile' ? 'mobile' : 'desktop';
  const inspect = values.flags.has('offline') ? null : await inspectorsOf(invocation);
  return (input) =>
    diagnose(input, {
      viewer: { ...viewer, device: userAgent === undefined ? type : { type, userAgent } },
      values: given ?? null,
      language: textOf(values, 'language', OPTIONS) ?? 'en',
      inspect,
    });
};

/** Verdicts about a server that did not respond. */
const NETWORK_VERDICTS: readonly string[] = ['unreachable', 'response-timeout', 'wrapper-timeout'];

const failureOf = ({ kind, verdict: { id, owner } }: Diagnosis): 'no-ad' | 'network' | null => {
  // The meaning of a code is what was wanted.
  if (kind === 'error-code') return null;
  if (NETWORK_VERDICTS.includes(id)) return 'network';
  return owner === 'nobody' ? null : 'no-ad';
};

/** A finding about a response says in its path which one; the text of the input does not have it. */
const isInInput = (path: string): boolean => !/^\/(?:tags\/\d+\/|requests\/)/.test(path);

/** The document that was given is the first hop of its inspection. */
const pathInInput = (path: string): string =>
  path.replace(/^\/inspection\/hops\/0(?:\/text)?$/, '');

const reportOf = (input: Input, diagnosis: Diagnosis, place?: PlacedEmbed): InputReport => {
  const { kind, verdict, findings } = diagnosis;
  if (kind === 'unknown')
    throw new InputError(`${input.name}: ${verdict.sentence} ${verdict.nextStep}`);
  return {
    ...{ input, kind, ...(place && { place }) },
    findings: findings.map((finding) => ({
      ...finding,
      path: pathInInput(finding.path),
      isInInput: isInInput(finding.path),
    })),
    data: { diagnosis: { ...diagnosis, findings: [] } },
    lines: diagnosisLines(diagnosis),
    failure: failureOf(diagnosis),
  };
};

const inspectInput = async (input: Input, run: Diagnoser): Promise<readonly InputReport[]> => {
  const recognized = recognizeInput(input.text);
  const isEmbed = recognized.kind === 'embed' && looksLikeJson(input);
  if (!isEmbed) return [reportOf(input, await run(recognized))];
  const reports: InputReport[] = [];
  for (const place of readEmbeds(input))
    reports.push(reportOf(input, await run({ kind: 'embed', embed: place.embed }), place));
  return reports;
};

/** `media-embed inspect`: why there is no ad. */
export const INSPECT: Command = {
  name: 'inspect',
  usage: '[options] <input…>',
  description:
    'Requests ad tags, follows their wrappers, and says first why there is no ad, who has to act and what to do;\n' +
    'then what was requested and what a player would play. No tracker is requested and no code of an ad is run.\n' +
    'An input is an ad tag, an embed, embed code, VAST, VMAP, a HAR file or an error code.',
  options: OPTIONS,
  examples: [
    ["inspect 'https://ads.example/vast?cb=[CACHEBUSTING]'", 'why an ad tag has no ad'],
    [
      'inspect festival.json --page https://news.example/ --gdpr 1 --consent CQ…',
      'every ad of an embed, as a browser on that page would request it',
    ],
    ['inspect response.xml --format json', 'what a player does with a response'],
    ['inspect page.har --offline', 'what happened in a browser'],
  ],
  run: async (invocation) => {
    const run = await diagnoserOf(invocation);
    return processInputs(INSPECT, invocation, (input) => inspectInput(input, run));
  },
};
