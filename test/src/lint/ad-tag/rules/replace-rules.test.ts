import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { embedReports, type EmbedRow } from '../../embed/embed-reports.js';
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
      'rule-subject-unused /preroll/0/replace_rules/1 The ad tag does not contain [v], the subject of a replace rule. → Remove the rule. → remove /preroll/0/replace_rules/3, remove /preroll/0/replace_rules/1',
      'rule-subject-unused /preroll/0/replace_rules/2 The ad tag does not contain [w], the subject of a replace rule. → Remove the rule. → remove /preroll/0/replace_rules/2',
    ],
  ],
  [
    rules(tag('a', '&u=[u]'), rule('[u]', 'url_page')),
    [
      'rule-unknown /preroll/0/replace_rules/0 The replace rule for [u] names an unknown rule. → Use the rule url-page. → replace /preroll/0/replace_rules/0/value "url-page"',
    ],
  ],
  [
    rules(tag('a', '&u=[u]'), rule('[u]', 'url-pa')),
    [
      'rule-unknown /preroll/0/replace_rules/0 The replace rule for [u] names an unknown rule. → Use the rule url-page. → replace /preroll/0/replace_rules/0/value "url-page"',
    ],
  ],
  [
    rules(tag('a', '&u=[u]'), rule('[u]', 'url-p')),
    ['rule-unknown /preroll/0/replace_rules/0 The replace rule for [u] names an unknown rule.'],
  ],
  [
    rules(tag('a', '&u=[u]'), rule('[u]', 'url_primary')),
    ['rule-unknown /preroll/0/replace_rules/0 The replace rule for [u] names an unknown rule.'],
  ],
  [
    rules(tag('a', '&u=[u]&v=[v]'), rule('[v]', 'url-page'), rule('[u]', 'url_page')),
    [
      'rule-unknown /preroll/0/replace_rules/1 The replace rule for [u] names an unknown rule. → Use the rule url-page. → replace /preroll/0/replace_rules/1/value "url-page"',
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
      'rule-duplicate /preroll/0/replace_rules/0 Two replace rules have the subject [u]; the first one applies. → Keep the first of the rules. → remove /preroll/0/replace_rules/2, remove /preroll/0/replace_rules/1',
    ],
  ],
  [rules(tag('a', '&u=[u]'), rule('[u]', 'url-page'), rule('[u]', 'url-page')), []],
  [
    rules(tag('a', '&u=[u]'), rule('[u]', 'url-primary')),
    [
      'rule-source-empty /preroll/0/replace_rules/0 The replace rule for [u] has no value, so [u] was kept.',
    ],
  ],
  [
    rules(`${tag('a', '&u=[u]')}***${tag('b', '&u=[u]')}`, rule('[u]', 'url-primary')),
    [
      'tag-waterfall /preroll/0/source_url The ad is a waterfall of 2 tags, which share 5 s.',
      'rule-source-empty /preroll/0/replace_rules/0 The replace rule for [u] has no value, so [u] was kept.',
    ],
  ],
  [
    plain('&page=1'),
    [
      'rule-subject-plain /preroll/0/replace_rules/0 The subject page also occurs in other words and in names of the ad tag, where it is replaced too.',
    ],
  ],
  [
    plain('&u=homepage'),
    [
      'rule-subject-plain /preroll/0/replace_rules/0 The subject page also occurs in other words and in names of the ad tag, where it is replaced too.',
    ],
  ],
  [plain('&u=page-x'), []],
  [
    plain('&u=page1'),
    [
      'rule-subject-plain /preroll/0/replace_rules/0 The subject page also occurs in other words and in names of the ad tag, where it is replaced too.',
    ],
  ],
  [plain('&u=page'), []],
  [plain('&u=page&v=2'), []],
  [
    plain('&u=page=1'),
    [
      'rule-subject-plain /preroll/0/replace_rules/0 The subject page also occurs in other words and in names of the ad tag, where it is replaced too.',
    ],
  ],
  [rules(tag('a', '&u=x-page'), rule('x-page', 'url-page')), []],
  [rules(tag('a', '&u=1[u]2'), rule('[u]', 'url-page')), []],
  [
    rules(`${tag('a', '&page=1&pagex=2')}***${tag('b', '&page=1')}`, rule('page', 'url-page')),
    [
      'tag-waterfall /preroll/0/source_url The ad is a waterfall of 2 tags, which share 5 s.',
      'rule-subject-plain /preroll/0/replace_rules/0 The subject page also occurs in other words and in names of the ad tag, where it is replaced too.',
    ],
  ],
  [
    rules(tag('a'), rule('', 'url-page'), { subject: '[u]' }, {}, 'x', rule(7, 'url-page')),
    [
      'not-object /preroll/0/replace_rules/3 The value is not an object. → Remove the element, which is not used. → remove /preroll/0/replace_rules/3',
      'rule-subject-form /preroll/0/replace_rules/0 A replace rule has no text as its subject or value. → Remove the rule. → remove /preroll/0/replace_rules/0',
      'rule-subject-form /preroll/0/replace_rules/1 A replace rule has no text as its subject or value. → Remove the rule. → remove /preroll/0/replace_rules/1',
      'rule-subject-form /preroll/0/replace_rules/2 A replace rule has no text as its subject or value. → Remove the rule. → remove /preroll/0/replace_rules/2',
      'rule-subject-unused /preroll/0/replace_rules/4 The ad tag does not contain 7, the subject of a replace rule. → Remove the rule. → remove /preroll/0/replace_rules/4',
    ],
  ],
  [
    rules(tag('a', '&u=[u]'), rule('[u]', 7)),
    ['rule-unknown /preroll/0/replace_rules/0 The replace rule for [u] names an unknown rule.'],
  ],
  [
    rules(`${tag('a', '&u=[u]')}***${tag('b')}`, rule('[u]', 'url-page'), rule('[v]', 'url-page')),
    [
      'tag-waterfall /preroll/0/source_url The ad is a waterfall of 2 tags, which share 5 s.',
      'rule-subject-unused /preroll/0/replace_rules/1 The ad tag does not contain [v], the subject of a replace rule. → Remove the rule. → remove /preroll/0/replace_rules/1',
    ],
  ],
  [
    { preroll: [ad(tag('a'), { replace_rules: rule('[v]', 'url-page') })], ...MOBILE },
    [
      'rule-subject-unused /preroll/0/replace_rules The ad tag does not contain [v], the subject of a replace rule.',
    ],
  ],
];

describe('the rules about the replace rules of an ad', () => {
  for (const [fields, reports] of ROWS)
    it(`report ${idsIn(reports)} for ${JSON.stringify(fields)}`, () => {
      assert.deepEqual(embedReports(fields), reports);
    });
});
