import type { AuditCause, AuditFault, AuditResult } from '../../audit/index.js';
import type { FoundVerdict } from '../../diagnosis/verdict-parameters.js';
import { verdictTexts, type VerdictTexts } from '../../diagnosis/verdict-texts.js';
import { writeVerdict } from '../../diagnosis/write-verdict.js';
import { auditMessages, type AuditText } from '../../messages/generated/audit/index.js';
import { diagnosisOptionName } from '../diagnosis-options.js';
import { type OptionTable, withOptionNames } from '../options.js';
import type { AcceptedCount } from './accepted-findings.js';

/** A cause with its texts in the language of the report. */
export interface ReportedCause extends AuditCause {
  readonly sentence: string;
  readonly nextStep: string;
  readonly ownerName: string;
}

export interface AuditReport extends Omit<AuditResult, 'causes'> {
  readonly version: string;
  /** BCP 47 tag. */
  readonly language: string;
  readonly text: AuditText;
  /** When the audit was started, as ISO 8601. */
  readonly startedAt: string;
  /** Address of the service whose account was checked; empty without one. */
  readonly service: string;
  /** Address of the page that the ads are for; empty if it is not known. */
  readonly page: string;
  /** Whether ad tags were requested. */
  readonly isInspected: boolean;
  /** Ad tags that could not be requested because this machine finds the address of no host. */
  readonly unresolvedTags: number;
  readonly causes: readonly ReportedCause[];
  readonly accepted: readonly AcceptedCount[];
}

/** A cause is about all of its slots, except where the slot is the cause. */
const ofAllSlots = ({ params }: AuditFault): Readonly<Record<string, unknown>> => ({
  ...params,
  ...('slot' in params && !('empty' in params) && { slot: null }),
  ...('device' in params && { device: null }),
});

const textsOf = (
  fault: AuditFault,
  texts: VerdictTexts,
): readonly [sentence: string, nextStep: string] => {
  const { by, id, params, owner } = fault;
  if (by === 'requirement') return [String(params['sentence']), String(params['remedy'])];
  if (by === 'rule')
    return [texts.finding(id, params) ?? id, texts.finding(`${id}.remedy`, params) ?? ''];
  const verdict = { id, params: ofAllSlots(fault) } as unknown as FoundVerdict;
  const context = { isUnsent: false, assumed: null, about: '' };
  const { sentence, nextStep } = writeVerdict({ verdict, owner, path: '' }, texts, context);
  return [sentence, nextStep];
};

/** Writes the texts of all causes. */
export const auditReport = async (
  { objects, states, causes, gone }: AuditResult,
  options: OptionTable,
  given: Omit<AuditReport, 'objects' | 'states' | 'text' | 'causes' | 'gone'>,
): Promise<AuditReport> => {
  const { language } = given;
  const texts = await verdictTexts(language, diagnosisOptionName);
  await auditMessages.loadMessages(language);
  return {
    ...given,
    objects,
    states,
    gone,
    language: auditMessages.languageOf(language),
    text: auditMessages.messagesIn(language),
    causes: causes.map((cause) => {
      const [sentence, nextStep] = textsOf(cause, texts);
      const ownerName = texts.text(`owner-${cause.owner}`);
      return { ...cause, sentence, nextStep: withOptionNames(nextStep, options), ownerName };
    }),
  };
};
