import type { ConsentStringsMessages } from '../messages/generated/consent-strings/messages.js';

export type FaultId = Extract<keyof ConsentStringsMessages, `fault-${string}`>;

/** A fault without its position and the character there. */
type Expectation = {
  readonly [Id in FaultId]: {
    readonly id: Id;
    readonly params: Omit<ConsentStringsMessages[Id], 'position' | 'found'>;
  };
}[FaultId];

/** Thrown while a string is read; becomes a ConsentStringFault. */
export class UnexpectedText extends Error {
  override readonly name = 'UnexpectedText';
  readonly position: number;
  readonly expected: Expectation;

  constructor(position: number, expected: Expectation) {
    super(expected.id);
    this.position = position;
    this.expected = expected;
  }
}
