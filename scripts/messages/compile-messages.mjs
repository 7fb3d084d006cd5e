/**
 * Writes the messages of src/messages as TypeScript modules to src/messages/generated, before everything that compiles.
 * Does nothing if neither the messages nor these scripts have changed.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../run.mjs';
import { FOLDER, messagesPath, readAudiences } from './audiences.mjs';
import { compileAudience } from './compile-audience.mjs';
import { compileViewerTexts, VIEWER } from './viewer-texts.mjs';

const GENERATED = join(root, FOLDER, 'generated');

const STATE = join(GENERATED, 'state.txt');

const hashOf = (audiences) => {
  const hash = createHash('sha256');
  for (const name of readdirSync(import.meta.dirname).sort())
    hash.update(readFileSync(join(import.meta.dirname, name)));
  for (const { audience, sources } of audiences)
    for (const [language, source] of sources) hash.update(`${audience}/${language}\0${source}\0`);
  return hash.digest('hex');
};

const readText = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : null);

/** Files that stay the same are not written, so that the compiler does nothing for them. */
const writeFile = (path, text) => {
  if (readText(path) === text) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};

const moduleText = (lines) => `${['// Written by scripts/messages.', ...lines].join('\n')}\n`;

const writeModules = (compiled) => {
  const texts = new Map(
    compiled.flatMap(({ audience, modules }) =>
      [...modules].map(([name, lines]) => [join(audience, `${name}.ts`), moduleText(lines)]),
    ),
  );
  const stale = existsSync(GENERATED)
    ? readdirSync(GENERATED, { recursive: true }).filter(
        (path) => path.endsWith('.ts') && !texts.has(path),
      )
    : [];
  for (const path of stale) rmSync(join(GENERATED, path));
  for (const [path, text] of texts) writeFile(join(GENERATED, path), text);
};

/** Returns the sentences about what is wrong with the messages; the modules are written if there are none. */
const compileMessages = () => {
  const audiences = readAudiences();
  const hash = hashOf(audiences);
  if (readText(STATE) === hash) return [];
  const compiled = audiences.map(({ audience, sources }) => {
    const compile = audience === VIEWER ? compileViewerTexts : compileAudience;
    return {
      audience,
      ...compile(audience, sources, (language) => messagesPath(audience, language)),
    };
  });
  const faults = compiled.flatMap((each) => each.faults);
  if (faults.length > 0) return faults;
  mkdirSync(GENERATED, { recursive: true });
  writeModules(compiled);
  writeFileSync(STATE, hash);
  return [];
};

const faults = compileMessages();
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
