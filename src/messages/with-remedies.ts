import type { Catalogue, Message } from './format.js';

/** Messages as they are compiled: a finding has its text and what to do about it under one key. */
export type CompiledMessages<Messages> = {
  readonly [Id in keyof Messages]?:
    Message<Messages[Id]> | readonly [text: Message<Messages[Id]>, remedy: Message<Messages[Id]>];
};

/** The messages of an audience by their ids, in which a remedy is the attribute `.remedy` of a text. */
export const withRemedies = <Messages>(compiled: CompiledMessages<Messages>): Catalogue<Messages> =>
  Object.fromEntries(
    Object.entries(compiled).flatMap(([id, message]) =>
      [message].flat().map((text, index) => [index === 0 ? id : `${id}.remedy`, text]),
    ),
  ) as Catalogue<Messages>;
