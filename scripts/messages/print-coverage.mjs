/**
 * `npm run messages`: prints how many texts each language has, by audience, which ones are missing and which ones are as
 * in English. The exit code is 1 only if the messages do not compile.
 */
import { messagesPath, readAudiences } from './audiences.mjs';
import { compileAudience } from './compile-audience.mjs';

const WORD = /\p{L}{2}/u;

const printIds = (heading, ids) => {
  if (ids.length > 0) console.log(`    ${heading}: ${ids.join(', ')}`);
};

const printLanguage = (audience, language, texts, english) => {
  const ids = [...english.keys()];
  const missing = ids.filter((id) => !texts.has(id));
  const same = ids.filter((id) => texts.get(id) === english.get(id) && WORD.test(texts.get(id)));
  const path = messagesPath(audience, language);
  console.log(`  ${path}: ${ids.length - missing.length} of ${ids.length} texts`);
  printIds('missing', missing);
  printIds('as in English', same);
};

const audiences = readAudiences().map(({ audience, sources }) => ({
  audience,
  ...compileAudience(audience, sources, (language) => messagesPath(audience, language)),
}));
const languages = new Set(audiences.flatMap(({ texts }) => [...texts.keys()]));
languages.delete('en');

for (const { audience, texts } of audiences) {
  console.log(`${audience}: ${texts.get('en')?.size ?? 0} texts in English`);
  for (const language of languages)
    printLanguage(
      audience,
      language,
      texts.get(language) ?? new Map(),
      texts.get('en') ?? new Map(),
    );
}
const faults = audiences.flatMap((each) => each.faults);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
