import { type MessageData, messageWriter, type WriteMessage } from '../messages/format.js';
import { messages } from '../messages/generated/unavailable-code/en.js';
import type { UnavailableCodeMessages } from '../messages/generated/unavailable-code/messages.js';
import { writeData } from '../messages/message-data.js';

/** Why a format cannot be written, as a stable name. */
export type MissingReason = keyof UnavailableCodeMessages;

/** Why a format cannot be written. */
export interface MissingField {
  readonly reason: MissingReason;
  /** JSON Pointer of the embed's field that is missing or cannot be used. */
  readonly path: string;
  /** What is missing, and what to do about it, in English. */
  readonly remedy: string;
}

const NAMED_OPTIONS = ['customer', 'frame', 'page', 'script', 'src', 'title'] as const;

/** What an option of the code is called where a text is shown. */
export type OptionName = (option: (typeof NAMED_OPTIONS)[number]) => string;

const english = /* @__PURE__ */ messageWriter<UnavailableCodeMessages>(messages, 'en', undefined);

/** What is missing and what to do, in a language and with the names of options that its reader knows. */
export const missingRemedy = (
  reason: MissingReason,
  optionName: OptionName,
  write: WriteMessage<UnavailableCodeMessages> = english,
): string => {
  const params = Object.fromEntries(NAMED_OPTIONS.map((option) => [option, optionName(option)]));
  return writeData(write, { id: reason, params } as MessageData<UnavailableCodeMessages>);
};

export const propertyName: OptionName = (option) => `\`options.${option}\``;

export const missingField = (reason: MissingReason, path: string): MissingField => ({
  reason,
  path,
  remedy: missingRemedy(reason, propertyName),
});
