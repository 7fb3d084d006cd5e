import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { allEmbedFacts, type EmbedRow } from '../../embed/embed-facts.js';
import { idsIn } from '../../reports.js';

const tag = (name: string, query = ''): string =>
  `https://ads.example/${name}?cb=[CACHEBUSTING]${query}`;

const ad = (sourceUrl: string, fields: object = {}): object => ({
  id: '1',
  adv_type: 'dart',
  source_url: sourceUrl,
  ...fields,
});

const MOBILE = { mobile_preroll: [ad(tag('m'))] };

const rule = (subject: unknown, value: unknown): object => ({ subject, value });

/** A preroll with replace rules. */
const rules = (sourceUrl: string, ...replaceRules: readonly unknown[]): object => ({
  preroll: [ad(sourceUrl, { replace_rules: replaceRules })],
  ...MOBILE,
});

/** A tag with a rule whose subject is a word. */
const plain = (query: string): object => rules(tag('a', query), rule('page', 'url-page'));

const ROWS: readonly EmbedRow[] = [
  [
    rules(
      tag('a', '&u=[u]'),
      rule('[u]', 'url-page'),
      rule('[v]', 'url-page'),
      rule('[w]', 'url-page'),
      rule('[v]', 'url-page'),
    ),
    [
      'rule-subject-unused /preroll/0/replace_rules/1 {"subject":"[v]"} → repair-remove-rule → remove /preroll/0/replace_rules/3, remove /preroll/0/replace_rules/1',
      'rule-subject-unused /preroll/0/replace_rules/2 {"subject":"[w]"} → repair-remove-rule → remove /preroll/0/replace_rules/2',
    ],
  ],
  [
    rules(tag('a', '&u=[u]'), rule('[u]', 'url_page')),
    [
      'rule-unknown /preroll/0/replace_rules/0 {"subject":"[u]","rules":["random-number","url-video","url-page","url-primary","url-secondary","url-tertiary"]} → repair-use-rule {"name":"url-page"} → replace /preroll/0/replace_rules/0/value "url-page"',
    ],
  ],
  [
    rules(tag('a', '&u=[u]'), rule('[u]', 'url-pa')),
    [
      'rule-unknown /preroll/0/replace_rules/0 {"subject":"[u]","rules":["random-number","url-video","url-page","url-primary","url-secondary","url-tertiary"]} → repair-use-rule {"name":"url-page"} → replace /preroll/0/replace_rules/0/value "url-page"',
    ],
  ],
  [
    rules(tag('a', '&u=[u]'), rule('[u]', 'url-p')),
    [
      'rule-unknown /preroll/0/replace_rules/0 {"subject":"[u]","rules":["random-number","url-video","url-page","url-primary","url-secondary","url-tertiary"]}',
    ],
  ],
  [
    rules(tag('a', '&u=[u]'), rule('[u]', 'url_primary')),
    [
      'rule-unknown /preroll/0/replace_rules/0 {"subject":"[u]","rules":["random-number","url-video","url-page","url-primary","url-secondary","url-tertiary"]}',
    ],
  ],
  [
    rules(tag('a', '&u=[u]&v=[v]'), rule('[v]', 'url-page'), rule('[u]', 'url_page')),
    [
      'rule-unknown /preroll/0/replace_rules/1 {"subject":"[u]","rules":["random-number","url-video","url-page","url-primary","url-secondary","url-tertiary"]} → repair-use-rule {"name":"url-page"} → replace /preroll/0/replace_rules/1/value "url-page"',
    ],
  ],
  [
    rules(
      tag('a', '&u=[u]'),
      rule('[u]', 'url-page'),
      rule('[u]', 'url-video'),
      rule('[u]', 'random-number'),
    ),
    [
      'rule-duplicate /preroll/0/replace_rules/0 {"subject":"[u]"} → repair-keep-first-rule → remove /preroll/0/replace_rules/2, remove /preroll/0/replace_rules/1',
    ],
  ],
  [rules(tag('a', '&u=[u]'), rule('[u]', 'url-page'), rule('[u]', 'url-page')), []],
  [
    rules(tag('a', '&u=[u]'), rule('[u]', 'url-primary')),
    ['rule-source-empty /preroll/0/replace_rules/0 {"subject":"[u]"}'],
  ],
  [
    rules(`${tag('a', '&u=[u]')}***${tag('b', '&u=[u]')}`, rule('[u]', 'url-primary')),
    [
      'tag-waterfall /preroll/0/source_url {"count":2,"seconds":5}',
      'rule-source-empty /preroll/0/replace_rules/0 {"subject":"[u]"}',
    ],
  ],
  [plain('&page=1'), ['rule-subject-plain /preroll/0/replace_rules/0 {"subject":"page"}']],
  [plain('&u=homepage'), ['rule-subject-plain /preroll/0/replace_rules/0 {"subject":"page"}']],
  [plain('&u=page-x'), []],
  [plain('&u=page1'), ['rule-subject-plain /preroll/0/replace_rules/0 {"subject":"page"}']],
  [plain('&u=page'), []],
  [plain('&u=page&v=2'), []],
  [plain('&u=page=1'), ['rule-subject-plain /preroll/0/replace_rules/0 {"subject":"page"}']],
  [rules(tag('a', '&u=x-page'), rule('x-page', 'url-page')), []],
  [rules(tag('a', '&u=1[u]2'), rule('[u]', 'url-page')), []],
  [
    rules(`${tag('a', '&page=1&pagex=2')}***${tag('b', '&page=1')}`, rule('page', 'url-page')),
    [
      'tag-waterfall /preroll/0/source_url {"count":2,"seconds":5}',
      'rule-subject-plain /preroll/0/replace_rules/0 {"subject":"page"}',
    ],
  ],
  [
    rules(tag('a'), rule('', 'url-page'), { subject: '[u]' }, {}, 'x', rule(7, 'url-page')),
    [
      'not-object /preroll/0/replace_rules/3 → repair-remove-list-element → remove /preroll/0/replace_rules/3',
      'rule-subject-form /preroll/0/replace_rules/0 → repair-remove-rule → remove /preroll/0/replace_rules/0',
      'rule-subject-form /preroll/0/replace_rules/1 → repair-remove-rule → remove /preroll/0/replace_rules/1',
      'rule-subject-form /preroll/0/replace_rules/2 → repair-remove-rule → remove /preroll/0/replace_rules/2',
      'rule-subject-unused /preroll/0/replace_rules/4 {"subject":"7"} → repair-remove-rule → remove /preroll/0/replace_rules/4',
    ],
  ],
  [
    rules(tag('a', '&u=[u]'), rule('[u]', 7)),
    [
      'rule-unknown /preroll/0/replace_rules/0 {"subject":"[u]","rules":["random-number","url-video","url-page","url-primary","url-secondary","url-tertiary"]}',
    ],
  ],
  [
    rules(`${tag('a', '&u=[u]')}***${tag('b')}`, rule('[u]', 'url-page'), rule('[v]', 'url-page')),
    [
      'tag-waterfall /preroll/0/source_url {"count":2,"seconds":5}',
      'rule-subject-unused /preroll/0/replace_rules/1 {"subject":"[v]"} → repair-remove-rule → remove /preroll/0/replace_rules/1',
    ],
  ],
  [
    { preroll: [ad(tag('a'), { replace_rules: rule('[v]', 'url-page') })], ...MOBILE },
    ['rule-subject-unused /preroll/0/replace_rules {"subject":"[v]"}'],
  ],
];

describe('the rules about the replace rules of an ad', () => {
  for (const [fields, reports] of ROWS)
    it(`report ${idsIn(reports)} for ${JSON.stringify(fields)}`, () => {
      assert.deepEqual(allEmbedFacts(fields), reports);
    });
});
