/** One field of a consent string. */
export interface ConsentRow {
  readonly label: string;
  readonly value: string;
}

/** A segment of a TC string, or a section of a GPP string. */
export interface ConsentSection {
  readonly title: string;
  readonly rows: readonly ConsentRow[];
}

/** Why a string cannot be read to its end. */
export interface ConsentStringFault {
  /** Offset of the character, from 0; the length of the string where it ends too early. */
  readonly position: number;
  /** What was expected there, as the rest of “expected …”. */
  readonly expected: string;
  /** What was found and what was expected, in one sentence. It does not repeat the string. */
  readonly message: string;
}

/** A consent string as a person reads it. */
export interface DecodedConsentString {
  /** Null if it is none of them. */
  readonly format: 'tcf' | 'gpp' | 'us-privacy' | null;
  /** All that was read before the fault. */
  readonly sections: readonly ConsentSection[];
  /** Null if the whole string was read. */
  readonly fault: ConsentStringFault | null;
}

/** Thrown while a string is read; becomes a ConsentStringFault. */
export class UnexpectedText extends Error {
  override readonly name = 'UnexpectedText';
  readonly position: number;
  readonly expected: string;

  constructor(position: number, expected: string) {
    super(`Expected ${expected} at position ${position}.`);
    this.position = position;
    this.expected = expected;
  }
}

const foundAt = (text: string, position: number): string => {
  const [character] = text.slice(position);
  return character === undefined ? 'the end of the string' : JSON.stringify(character);
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
    const message = `Position ${position} has ${foundAt(text, position)}, but ${expected} was expected.`;
    return { format, sections, fault: { position, expected, message } };
  }
};
