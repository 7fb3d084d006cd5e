import type { Diagnosis } from '../diagnosis/diagnosis.js';
import { verdictsMessages } from '../messages/generated/verdicts/index.js';
import { reasonWriter } from '../vast/inspect/reason-messages.js';
import { InputError } from './cli-error.js';
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

const failureOf = ({ kind, verdict: { id, owner } }: Diagnosis): 'no-ad' | 'network' | null => {
  // The meaning of a code is what was wanted.
  if (kind === 'error-code') return null;
  if (NETWORK_VERDICTS.includes(id)) return 'network';
  return owner === 'nobody' ? null : 'no-ad';
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
}

/** What a command writes about the diagnosis of an input. Throws an `InputError` if the input is nothing to diagnose. */
export const diagnosisReport = async (
  input: Input,
  diagnosis: Diagnosis,
  { language = 'en', place }: DiagnosisReportOptions = {},
): Promise<InputReport> => {
  const { kind, verdict, findings, ...evidence } = diagnosis;
  if (kind === 'unknown' || verdict.id === 'case-invalid')
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
    data: { diagnosis: { verdict, ...evidence } },
    lines: diagnosisLines(
      diagnosis,
      verdictsMessages.messagesIn(language),
      await reasonWriter(language),
    ),
    failure: failureOf(diagnosis),
  };
};
