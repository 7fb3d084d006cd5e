/** Validates embed code with the official validator of AMP. */
import { createRequire } from 'node:module';
import { ampValidatorPath } from '../../scripts/amp-validator.mjs';
import { join } from 'node:path';
import { root } from '../../scripts/run.mjs';

const { ampDocument } = await import(join(root, '.build/test/src/render/amp-validator.js'));

let validator;

const loadValidator = async () => {
  const amp = createRequire(import.meta.url)('amphtml-validator');
  return amp.getInstance(await ampValidatorPath());
};

const withHead = (document, head) => document.replace('</head>', () => `${head}</head>`);

/** `valid`, unless the validator reports an error. */
export const ampAbilities = async ({ html = '', head = '' }) => {
  validator ??= loadValidator();
  const { status } = (await validator).validateString(withHead(ampDocument(html), head), 'AMP');
  return status === 'PASS' ? ['valid'] : [];
};
