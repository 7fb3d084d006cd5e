import { type Catalogue, writeMessage } from './format.js';
import type { AnyParams, WriteAnyMessage } from './joined-messages.js';

/** Writes the English messages of some audiences by their ids, without the loaders of other languages. */
export const englishWriter = (...catalogues: readonly object[]): WriteAnyMessage => {
  const messages = Object.assign({}, ...catalogues) as Catalogue<Record<string, AnyParams>>;
  return (id, params) =>
    Object.hasOwn(messages, id) ? writeMessage(messages[id] ?? id, 'en', params) : null;
};
