import { englishWriter } from '../../messages/english-writer.js';
import { messages } from '../../messages/generated/vast/en.js';
import type { VastError, VastReason } from '../vast-error.js';
import type { InspectionFailure, InspectionReason } from './inspection.js';

const write = /* @__PURE__ */ englishWriter(messages);

/** The English text of a reason; its id if this version does not know it. */
export const reasonText = ({ id, params }: VastReason): string => write(id, params) ?? id;

export const inspectionReason = ({ id, params }: VastReason): InspectionReason => ({
  id,
  params,
  message: reasonText({ id, params }),
});

export const inspectionFailure = (error: VastError): InspectionFailure => ({
  code: error.code,
  ...inspectionReason(error),
});
