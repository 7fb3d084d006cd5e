import type { ResolveOptions } from '../../resolve/resolve-options.js';
import type { Inspection } from '../../vast/inspect/inspection.js';
import { concludeDiagnosis } from '../conclude-diagnosis.js';
import type { DiagnoseOptions } from '../diagnose-options.js';
import type { Diagnosis } from '../diagnosis.js';
import { planDiagnosis } from '../diagnosis-plan.js';
import { verdictTexts } from '../verdict-texts.js';
import type { AdCase, CaseContext } from './ad-case.js';

export const streamKey = ({ kind, id }: { readonly kind: string; readonly id: string }): string =>
  `${kind} ${id}`;

const resolveOptions = ({ bulkLabel, midrollAt, streamUrls }: CaseContext): ResolveOptions => ({
  ...(bulkLabel !== null && { bulkLabel }),
  ...(midrollAt != null && { midrollAt }),
  streamUrl: (request) => {
    const key = streamKey(request);
    const url: unknown = Object.hasOwn(streamUrls, key) ? streamUrls[key] : null;
    return typeof url === 'string' ? url : null;
  },
});

export const optionsOfCase = (context: CaseContext): DiagnoseOptions => ({
  viewer: context.viewer,
  ...(context.values != null && { values: context.values }),
  resolve: resolveOptions(context),
  language: context.language,
});

/**
 * Concludes the diagnosis of a case again, without a network, clock or random number: the same file has the same
 * diagnosis, byte by byte, in its language if no other is given. Rejects only if the case is not one that `readCase` accepts.
 */
export const replayCase = async (
  adCase: Pick<AdCase, 'input' | 'context' | 'inspections' | 'inspectionOf' | 'content'>,
  { language, fieldName }: Pick<DiagnoseOptions, 'language' | 'fieldName'> = {},
): Promise<Diagnosis> => {
  const { input, context, inspections, inspectionOf } = adCase;
  const options = optionsOfCase(context);
  const plan = planDiagnosis(input, options);
  const of = (index: number | null | undefined): Inspection | null =>
    index == null ? null : (inspections[index] ?? null);
  const recorded = {
    tags: plan.tags.map((_, index) => of(inspectionOf.tags[index])),
    document: of(inspectionOf.document),
    content: adCase.content,
  };
  const texts = await verdictTexts(language ?? context.language, fieldName);
  return concludeDiagnosis(input, plan, recorded, options, texts);
};
