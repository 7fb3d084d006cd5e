import type { InspectionFailure } from '../../vast/inspect/inspection.js';
import type { VastError, VastReason } from '../../vast/vast-error.js';

/** The English texts, which no other part of a player needs. */
let write: ((reason: VastReason) => string) | null = null;

/** Loads the texts of failures. Rejects like `import()`. */
export const loadFailureTexts = async (): Promise<void> => {
  ({ reasonText: write } = await import('../../vast/inspect/write-reason.js'));
};

/** The English text of a reason; its id until the texts are loaded. */
export const recordedText = (reason: VastReason): string => write?.(reason) ?? reason.id;

export const recordedFailure = ({ code, id, params }: VastError): InspectionFailure => ({
  code,
  id,
  params,
  message: recordedText({ id, params }),
});
