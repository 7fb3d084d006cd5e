/** The files of messages in src/messages: one folder per audience, in it one file per language. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.mjs';

export const FOLDER = 'src/messages';

const EXTENSION = '.ftl';

/** The source of each language by audience, each in alphabetical order. */
export const readAudiences = () =>
  readdirSync(join(root, FOLDER), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => {
      const files = readdirSync(join(root, FOLDER, name)).filter((file) =>
        file.endsWith(EXTENSION),
      );
      const sources = files.sort().map((file) => {
        const source = readFileSync(join(root, FOLDER, name, file), 'utf8');
        return [file.slice(0, -EXTENSION.length), source];
      });
      return { audience: name, sources: new Map(sources) };
    })
    .filter(({ sources }) => sources.size > 0)
    .sort((a, b) => (a.audience < b.audience ? -1 : 1));

/** Path of a file from the root. */
export const messagesPath = (audience, language) => `${FOLDER}/${audience}/${language}${EXTENSION}`;
