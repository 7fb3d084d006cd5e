/** XML Schema validation by libxml2 as WebAssembly. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { packedFiles } from '../packed-files.mjs';

const libxml = async () => {
  const [, index] = await packedFiles({
    packageName: 'xmllint-wasm@5.3.0',
    purpose: 'an XML Schema validator',
    size: '0.3 MB',
    files: [
      // Its manifest, because the files are CommonJS.
      {
        path: 'package.json',
        name: 'xmllint-wasm/package.json',
        sum: '6e5146762ce09bdd8112e2ba33e2ef71b80d820b04408d8dad8350762cd10ebb',
      },
      {
        path: 'index-node.js',
        name: 'xmllint-wasm/index-node.js',
        sum: 'f67ca560eb11541b29caf3104747c4e8cb9605b2f3789b0fc45e976aa88421b9',
      },
      {
        path: 'xmllint-node.js',
        name: 'xmllint-wasm/xmllint-node.js',
        sum: '135ef53a1f3be23e850ab262e39c15732c4b19df5538e6e15891aa64c7bc0f30',
      },
      {
        path: 'xmllint.wasm',
        name: 'xmllint-wasm/xmllint.wasm',
        sum: '4e3cc21a67e8dd40ccb59822e4193fd1923b4cda08b40fe8ff8973de5eed9515',
      },
    ],
  });
  return createRequire(import.meta.url)(index);
};

const schema = async (packed) => {
  const [path] = await packedFiles(packed);
  return readFile(path, { encoding: 'utf8' });
};

/** The IAB's schema of VAST 3.0. */
export const vastSchema = () =>
  schema({
    packageName: 'vast-xml@1.3.0',
    purpose: 'the schema of VAST 3.0',
    size: '0.02 MB',
    files: [
      {
        path: 'test/files/vast3_draft.xsd',
        name: 'vast3.xsd',
        sum: '8c91e824dc90d716972476699067318e89b752f805a4a36a203940e0b020619a',
      },
    ],
  });

/**
 * The schema of sitemaps 0.9. Extensions need no schema: that of video sitemaps is in no npm package, and
 * test/demo/sandbox/seed/seeded-code.test.ts has its rules.
 */
export const sitemapSchema = async () => {
  const text = await schema({
    packageName: 'sitemap@9.0.1',
    purpose: 'the schema of sitemaps',
    size: '0.1 MB',
    files: [
      {
        path: 'schema/sitemap.xsd',
        name: 'sitemap.xsd',
        sum: 'fbec77e84467050d5667394a57cc5cdfe1239d80aca1d61e9e0827173c3d9df9',
      },
    ],
  });
  return text.replaceAll('processContents="strict"', 'processContents="lax"');
};

/** The errors of all documents under a schema. */
export const schemaErrors = async (documents, schemaText) => {
  const { validateXML, memoryPages } = await libxml();
  const { errors } = await validateXML({
    xml: documents.map(({ text }, index) => ({ fileName: `${index}.xml`, contents: text })),
    schema: [schemaText],
    maxMemoryPages: 1024 * memoryPages.MiB,
  });
  return errors.map(({ message, loc }) => ({
    about: documents[parseInt(loc?.fileName ?? '0', 10)].about,
    message,
  }));
};
