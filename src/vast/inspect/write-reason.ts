import { type Catalogue, writeMessage } from '../../messages/format.js';
import { messages } from '../../messages/generated/vast/en.js';
import type { VastError, VastReason } from '../vast-error.js';
import type { InspectionFailure, InspectionReason } from './inspection.js';

/** The ids of reasons are read from data. */
const texts: Partial<Catalogue<Readonly<Record<string, VastReason['params']>>>> = messages as never;

/** The English text of a reason; its id if this version does not know it. */
export const reasonText = ({ id, params }: VastReason): string =>
  writeMessage(texts[id] ?? id, 'en', params);

/** A reason with its English text. */
export const inspectionReason = ({ id, params }: VastReason): InspectionReason => ({
  id,
  params,
  message: reasonText({ id, params }),
});

/** The failure that an error is, with its English text. */
export const inspectionFailure = (error: VastError): InspectionFailure => ({
  code: error.code,
  ...inspectionReason(error),
});
