import { code, table } from './markdown.mjs';

/** Stands for each value of a text. */
const VALUES = new Proxy({}, { get: () => '…' });
const FORMATS = { number: String, list: String, plural: () => 'other' };

/** The ids of the reasons why ads fail, with their English texts. `load` imports a compiled module. */
export const adReasons = async (load) => {
  const { messages } = await load('src/messages/generated/vast/en.js');
  return table(
    ['Id', 'Text'],
    Object.entries(messages)
      // Why a media file is chosen or not.
      .filter(([id]) => !id.startsWith('file-'))
      .map(([id, message]) => [
        code(id),
        typeof message === 'string' ? message : message(VALUES, FORMATS),
      ]),
  );
};
