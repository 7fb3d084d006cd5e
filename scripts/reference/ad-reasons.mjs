import { code, table } from './markdown.mjs';

/** Stands for each value of a text. */
const VALUES = new Proxy({}, { get: () => '…' });

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
        // Of a value that is no number, a number is NaN.
        typeof message === 'string' ? message : message(VALUES, 'en').replaceAll('NaN', '…'),
      ]),
  );
};
