/**
 * `npm run validate`: judges what the seeded embeds are written as by validators that are too heavy for `npm test`:
 * HTML by the Nu HTML Checker, VAST and sitemaps by their schemas. The last line counts the documents.
 */
import './node-version.mjs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compile } from './build.mjs';
import { root } from './run.mjs';
import { nuErrors } from './validate/nu.mjs';
import { schemaErrors, sitemapSchema, vastSchema } from './validate/xml-schemas.mjs';

/** Errors that are printed for each kind of document. */
const MAX_PRINTED = 20;

const JUDGES = {
  html: {
    judge: nuErrors,
    /** Has to be found, or the validator does not work. */
    invalid: '<!doctype html><title>x</title><p><center></p>',
  },
  vast: {
    judge: async (documents) => schemaErrors(documents, await vastSchema()),
    invalid: '<VAST version="3.0"><Ad><Wrapper/></Ad></VAST>',
  },
  sitemap: {
    judge: async (documents) => schemaErrors(documents, await sitemapSchema()),
    invalid: '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url/></urlset>',
  },
};

const CONTROL = 'an invalid document';

const judged = async (kind, documents) => {
  const { judge, invalid } = JUDGES[kind];
  const errors = await judge([...documents, { about: CONTROL, text: invalid }]);
  if (errors === null) {
    console.log(
      `${kind}: skipped, because the Nu HTML Checker needs Java, which is not installed.`,
    );
    return { passed: 0, failed: 0, skipped: documents.length };
  }
  const found = errors.filter(({ about }) => about !== CONTROL);
  const isBlind = found.length === errors.length;
  if (isBlind) console.error(`${kind}: the validator does not find the errors of ${CONTROL}.`);
  for (const { about, message } of found.slice(0, MAX_PRINTED))
    console.error(`${about}\n  ${message}`);
  const invalidOnes = new Set(found.map(({ about }) => about)).size;
  const failed = isBlind ? documents.length : invalidOnes;
  console.log(`${kind}: ${documents.length} documents, ${failed} invalid`);
  return { passed: documents.length - failed, failed, skipped: 0 };
};

const run = async () => {
  if ((await compile()) !== 0) return 1;
  const module = join(root, '.build/test/demo/sandbox/seed/judged-documents.js');
  const { judgedDocuments } = await import(pathToFileURL(module).href);
  const documents = await judgedDocuments();
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const [kind, each] of Object.entries(documents)) {
    const counts = await judged(kind, each);
    for (const name of Object.keys(total)) total[name] += counts[name];
  }
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
  return total.failed > 0 ? 1 : 0;
};

process.exitCode = await run();
