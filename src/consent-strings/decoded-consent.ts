import type { MessageData } from '../messages/format.js';
import type { ConsentStringsMessages } from '../messages/generated/consent-strings/index.js';
import { messageFactory } from '../messages/message-data.js';
import { type FaultId, UnexpectedText } from './unexpected-text.js';

type MessageId = keyof ConsentStringsMessages;

export type ConsentMessage = MessageData<ConsentStringsMessages, Exclude<MessageId, FaultId>>;

export const consentMessage = messageFactory<ConsentStringsMessages>();

/** A message, or a name, a code or a time, which is the same in every language. */
export type ConsentText = ConsentMessage | string;

export interface ConsentItems {
  /** Their numbers, from 1: `4` or `1-3`. */
  readonly range: string;
  readonly meaning: ConsentMessage;
}

export interface ConsentRow {
  readonly label: ConsentText;
  readonly value: ConsentText | number | readonly ConsentItems[];
}

/** A segment of a TC string, or a section of a GPP string. */
export interface ConsentSection {
  readonly title: ConsentText;
  readonly rows: readonly ConsentRow[];
}

/**
 * Why a string cannot be read to its end. `position` is the offset of a character, from 0; the length of the string where
 * it ends too early. `found` is the character; empty at the end of the string.
 */
export type ConsentStringFault = MessageData<ConsentStringsMessages, FaultId>;

export interface DecodedConsentString {
  readonly format: 'tcf' | 'gpp' | 'us-privacy' | null;
  readonly sections: readonly ConsentSection[];
  /** Null if the whole string was read. */
  readonly fault: ConsentStringFault | null;
}

const foundAt = (text: string, position: number): string => {
  const [character = ''] = text.slice(position);
  return JSON.stringify(character).slice(1, -1);
};

/** Collects sections until the string ends or breaks. `read` adds them as it goes. */
export const collectSections = (
  format: DecodedConsentString['format'],
  text: string,
  read: (sections: ConsentSection[]) => void,
): DecodedConsentString => {
  const sections: ConsentSection[] = [];
  try {
    read(sections);
    return { format, sections, fault: null };
  } catch (error) {
    if (!(error instanceof UnexpectedText)) throw error;
    const { position, expected } = error;
    const params = { ...expected.params, position, found: foundAt(text, position) };
    // Each id has the params that it was thrown with.
    return { format, sections, fault: { id: expected.id, params } as ConsentStringFault };
  }
};
