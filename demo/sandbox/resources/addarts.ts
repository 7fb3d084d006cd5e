import { withBody } from '../bodies/body.js';
import type { Answer } from '../call.js';
import { wireDate } from '../wire-date.js';
import {
  type FieldRule,
  filledText,
  oneOf,
  readFields,
  textOrNull,
  type WriteRules,
} from '../write-rules.js';
import { changed, created } from './answers.js';
import { addart } from './presentation.js';

const isRule = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  const { subject, value: name } = value as Readonly<Record<string, unknown>>;
  return typeof subject === 'string' && subject !== '' && typeof name === 'string' && name !== '';
};

const replaceRules: FieldRule = {
  must: 'a list of objects with subject and value',
  read: (value) =>
    Array.isArray(value) && value.every(isRule)
      ? value.map(({ subject, value: name }: Record<string, unknown>) => ({ subject, value: name }))
      : undefined,
};

/** Platform facts 1.1. A `source_url` may hold placeholders and several addresses, so it is any text. */
const RULES: WriteRules = {
  title: filledText,
  type: oneOf('linear', 'non-linear'),
  source_url: filledText,
  description: textOrNull,
  replace_rules: replaceRules,
};

export const createAddArt: Answer = (call) =>
  withBody(call, async ({ fields }) => {
    const { objects, clock } = call.services;
    const object = {
      adv_type: 'dart',
      replace_rules: [],
      description: '',
      ...readFields(fields, RULES, ['title', 'type', 'source_url']),
      created_at: wireDate(clock()),
    };
    return created('addart', await objects.create('addart', object), addart, call);
  });

export const updateAddArt: Answer = (call) =>
  withBody(call, ({ fields }) => changed('addart', readFields(fields, RULES), addart, call));
