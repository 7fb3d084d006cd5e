import { isOpenVerdict } from '../diagnosis/verdict-owner.js';
import type { Diagnosis, Verdict } from '../diagnosis/diagnosis.js';
import type { FillRate } from '../diagnosis/fill-rate.js';
import { verdictsMessages } from '../messages/generated/verdicts/index.js';
import { reasonWriter } from '../vast/inspect/reason-messages.js';
import { InputError } from './cli-error.js';
import { columns, type Line } from './colors.js';
import { diagnosisLines } from './diagnosis-lines.js';
import type { Input } from './input.js';
import type { EmbedInText } from './read-embed.js';
import type { InputReport } from './report.js';

const NETWORK_VERDICTS: readonly string[] = [
  'unreachable',
  'certificate-invalid',
  'response-timeout',
  'wrapper-timeout',
];

/** Whether a verdict is that an input cannot be read; a cut text was understood. */
const isUnreadable = ({ id, params }: Verdict): boolean =>
  id === 'input-unknown'
    ? params.reason !== 'cut-off'
    : ['input-empty', 'json-malformed', 'case-invalid'].includes(id);

const failureOf = ({ kind, verdict }: Diagnosis): 'no-ad' | 'network' | null => {
  // The meaning of a code is what was wanted; the line of a console is a fault.
  const isMessage = verdict.id === 'error-code' && verdict.params.system === 'browser';
  if (kind === 'error-code' && !isMessage) return null;
  if (NETWORK_VERDICTS.includes(verdict.id)) return 'network';
  return verdict.owner === 'nobody' || isOpenVerdict(verdict) ? null : 'no-ad';
};

/** A finding about a response says in its path which one; the text of the input does not have it. */
const isInResponse = (path: string): boolean => /^\/(?:tags\/\d+|inspection|input)\//.test(path);

/** The document that was given is the first hop of its inspection. */
const pathInInput = (path: string): string =>
  path.replace(/^\/inspection\/hops\/0(?:\/text)?$/, '');

export interface DiagnosisReportOptions {
  /** BCP 47 tag of the language of the diagnosis. Default: `en`. */
  readonly language?: string;
  /** Where the embed is in the JSON of the input. */
  readonly place?: EmbedInText;
  /** How many answers to the ad tag had an ad; the diagnosis is about the last one. */
  readonly rate?: FillRate;
}

/** The rate as JSON, with as much of each ad as names it. */
const rateData = ({ answers, filled, ads, verdicts }: FillRate) => ({
  answers,
  filled,
  ads: ads.map(({ item: { ad, failure }, count }) => ({
    id: ad.id,
    title: ad.title,
    adSystem: ad.info.adSystem,
    plays: failure === null,
    answers: count,
  })),
  verdicts: verdicts.map(({ item, count }) => ({ ...item, answers: count })),
});

/** How many answers had an ad, which ads, and why the others had none. */
const rateLines = ({ answers, filled, ads, verdicts }: FillRate): readonly Line[] => [
  [['bold', `${filled} of ${answers} answers have an ad that plays.`]],
  ...columns(
    [
      ...ads.map(({ item: { ad }, count }) => [`${count} ×`, `ad "${ad.title || ad.id}"`]),
      ...verdicts.map(({ item, count }) => [`${count} ×`, item.sentence]),
    ],
    '  ',
  ),
  [],
];

/** What a command writes about the diagnosis of an input. Throws an `InputError` if the input cannot be read. */
export const diagnosisReport = async (
  input: Input,
  diagnosis: Diagnosis,
  { language = 'en', place, rate }: DiagnosisReportOptions = {},
): Promise<InputReport> => {
  const { kind, verdict, findings, ...evidence } = diagnosis;
  if (isUnreadable(verdict))
    throw new InputError(`${input.name}: ${verdict.sentence} ${verdict.nextStep}`);
  const paths = findings.map(({ path }) => (kind === 'case' ? path : pathInInput(path)));
  return {
    input,
    kind,
    ...(place && { place, range: place.range }),
    findings: findings.map((finding, at) => ({
      ...finding,
      path: paths[at] ?? '',
      isInInput: kind !== 'case' && !isInResponse(paths[at] ?? ''),
    })),
    data: { ...(rate && { rate: rateData(rate) }), diagnosis: { verdict, ...evidence } },
    lines: [
      ...(rate === undefined ? [] : rateLines(rate)),
      ...diagnosisLines(
        diagnosis,
        verdictsMessages.messagesIn(language),
        await reasonWriter(language),
      ),
    ],
    failure: failureOf(diagnosis),
  };
};
