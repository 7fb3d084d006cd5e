import { withBody } from '../bodies/body.js';
import type { Answer } from '../call.js';
import { wireDate } from '../wire-date.js';
import { type FieldRule, filledText, readFields, type WriteRules } from '../write-rules.js';
import { changed, created } from './answers.js';
import { BULK_DEFAULTS, PLAYER_FIELDS } from './player-fields.js';
import { bulk } from './presentation.js';

/** Platform facts 2.3: `*`, or a scheme and a domain that end with `*`. */
const CONTEXT_RULE = /^(\*|https?:\/\/[^\s/*]+\/?\*)$/;

const contextRules: FieldRule = {
  must: 'a list of *, or of scheme and domain followed by *, and not empty',
  read: (value) =>
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((rule) => typeof rule === 'string' && CONTEXT_RULE.test(rule))
      ? value
      : undefined,
};

const RULES: WriteRules = {
  title: filledText,
  label: filledText,
  context_rules: contextRules,
  ...PLAYER_FIELDS,
};

/** Platform facts 2. */
export const createBulk: Answer = (call) =>
  withBody(call, async ({ fields }) => {
    const { objects, clock } = call.services;
    const object = {
      ...BULK_DEFAULTS,
      ...readFields(fields, RULES, ['title', 'label', 'context_rules']),
      created_at: wireDate(clock()),
    };
    return created('bulk', await objects.create('bulk', object), bulk, call);
  });

/** Platform facts 2. */
export const updateBulk: Answer = (call) =>
  withBody(call, ({ fields }) => changed('bulk', readFields(fields, RULES), bulk, call));
