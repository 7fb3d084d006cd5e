import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { embedReports, type EmbedRow } from '../embed-reports.js';
import { idsIn } from '../reports.js';

const ROWS: readonly EmbedRow[] = [
  [
    {
      preroll: [
        {
          id: '1',
          adv_type: 'dart',
          source_url: 'https://ads.example/a?cb=[CACHEBUSTING]&u=[u]',
          replace_rules: [
            { subject: '[u]', value: 'url-page' },
            { subject: '[v]', value: 'url-page' },
            { subject: '[w]', value: 'url-page' },
            { subject: '[v]', value: 'url-page' },
          ],
        },
      ],
      mobile_preroll: [
        { id: '1', adv_type: 'dart', source_url: 'https://ads.example/m?cb=[CACHEBUSTING]' },
      ],
    },
    [
      'rule-subject-unused /preroll/0/replace_rules/1 The ad tag does not contain [v], the subject of a replace rule. → Remove the rule. → remove /preroll/0/replace_rules/3, remove /preroll/0/replace_rules/1',
      'rule-subject-unused /preroll/0/replace_rules/2 The ad tag does not contain [w], the subject of a replace rule. → Remove the rule. → remove /preroll/0/replace_rules/2',
    ],
  ],
  [
    {
      preroll: [
        {
          id: '1',
          adv_type: 'dart',
          source_url: 'https://ads.example/a?cb=[CACHEBUSTING]&u=[u]',
          replace_rules: [{ subject: '[u]', value: 'url_page' }],
        },
      ],
      mobile_preroll: [
        { id: '1', adv_type: 'dart', source_url: 'https://ads.example/m?cb=[CACHEBUSTING]' },
      ],
    },
    [
      'rule-unknown /preroll/0/replace_rules/0 The replace rule for [u] names an unknown rule. → Use the rule url-page. → replace /preroll/0/replace_rules/0/value "url-page"',
    ],
  ],
  [
    {
      preroll: [
        {
          id: '1',
          adv_type: 'dart',
          source_url: 'https://ads.example/a?cb=[CACHEBUSTING]&u=[u]',
          replace_rules: [{ subject: '[u]', value: 'url-pa' }],
        },
      ],
      mobile_preroll: [
        { id: '1', adv_type: 'dart', source_url: 'https://ads.example/m?cb=[CACHEBUSTING]' },
      ],
    },
    [
      'rule-unknown /preroll/0/replace_rules/0 The replace rule for [u] names an unknown rule. → Use the rule url-page. → replace /preroll/0/replace_rules/0/value "url-page"',
    ],
  ],
  [
    {
      preroll: [
        {
          id: '1',
          adv_type: 'dart',
          source_url: 'https://ads.example/a?cb=[CACHEBUSTING]&u=[u]',
          replace_rules: [{ subject: '[u]', value: 'url-p' }],
        },
      ],
      mobile_preroll: [
        { id: '1', adv_type: 'dart', source_url: 'https://ads.example/m?cb=[CACHEBUSTING]' },
      ],
    },
    ['rule-unknown /preroll/0/replace_rules/0 The replace rule for [u] names an unknown rule.'],
  ],
  [
    {
      preroll: [
        {
          id: '1',
          adv_type: 'dart',
          source_url: 'https://ads.example/a?cb=[CACHEBUSTING]&u=[u]',
          replace_rules: [{ subject: '[u]', value: 'url_primary' }],
        },
      ],
      mobile_preroll: [
        { id: '1', adv_type: 'dart', source_url: 'https://ads.example/m?cb=[CACHEBUSTING]' },
      ],
    },
    ['rule-unknown /preroll/0/replace_rules/0 The replace rule for [u] names an unknown rule.'],
  ],
  [
    {
      preroll: [
        {
          id: '1',
          adv_type: 'dart',
          source_url: 'https://ads.example/a?cb=[CACHEBUSTING]&u=[u]&v=[v]',
          replace_rules: [
            { subject: '[v]', value: 'url-page' },
            { subject: '[u]', value: 'url_page' },
          ],
        },
      ],
      mobile_preroll: [
        { id: '1', adv_type: 'dart', source_url: 'https://ads.example/m?cb=[CACHEBUSTING]' },
      ],
    },
    [
      'rule-unknown /preroll/0/replace_rules/1 The replace rule for [u] names an unknown rule. → Use the rule url-page. → replace /preroll/0/replace_rules/1/value "url-page"',
    ],
  ],
  [
    {
      preroll: [
        {
          id: '1',
          adv_type: 'dart',
          source_url: 'https://ads.example/a?cb=[CACHEBUSTING]&u=[u]',
          replace_rules: [
            { subject: '[u]', value: 'url-page' },
            { subject: '[u]', value: 'url-video' },
            { subject: '[u]', value: 'random-number' },
          ],
        },
      ],
      mobile_preroll: [
        { id: '1', adv_type: 'dart', source_url: 'https://ads.example/m?cb=[CACHEBUSTING]' },
      ],
    },
    [
      'rule-duplicate /preroll/0/replace_rules/0 Two replace rules have the subject [u]; the first one applies. → Keep the first of the rules. → remove /preroll/0/replace_rules/2, remove /preroll/0/replace_rules/1',
    ],
  ],
  [
    {
      preroll: [
        {
          id: '1',
          adv_type: 'dart',
          source_url: 'https://ads.example/a?cb=[CACHEBUSTING]&u=[u]',
          replace_rules: [
            { subject: '[u]', value: 'url-page' },
            { subject: '[u]', value: 'url-page' },
          ],
        },
      ],
      mobile_preroll: [
        { id: '1', adv_type: 'dart', source_url: 'https://ads.example/m?cb=[CACHEBUSTING]' },
      ],
    },
    [],
  ],
  [
    {
      preroll: [
        {
          id: '1',
          adv_type: 'dart',
          source_url: 'https://ads.example/a?cb=[CACHEBUSTING]&u=[u]',
          replace_rules: [{ subject: '[u]', value: 'url-primary' }],
        },
      ],
      mobile_preroll: [
        { id: '1', adv_type: 'dart', source_url: 'https://ads.example/m?cb=[CACHEBUSTING]' },
      ],
    },
    [
      'rule-source-empty /preroll/0/replace_rules/0 The replace rule for [u] has no value, so [u] was kept.',
    ],
  ],
  [
    {
      preroll: [
        {
          id: '1',
          adv_type: 'dart',
          source_url:
            'https://ads.example/a?cb=[CACHEBUSTING]&u=[u]***https://ads.example/b?cb=[CACHEBUSTING]&u=[u]',
          replace_rules: [{ subject: '[u]', value: 'url-primary' }],
        },
      ],
      mobile_preroll: [
        { id: '1', adv_type: 'dart', source_url: 'https://ads.example/m?cb=[CACHEBUSTING]' },
      ],
    },
    [
      'tag-waterfall /preroll/0/source_url The ad is a waterfall of 2 tags, which share 5 s.',
      'rule-source-empty /preroll/0/replace_rules/0 The replace rule for [u] has no value, so [u] was kept.',
    ],
  ],
  [
    {
      preroll: [
        {
          id: '1',
          adv_type: 'dart',
          source_url: 'https://ads.example/a?cb=[CACHEBUSTING]&page=1',
          replace_rules: [{ subject: 'page', value: 'url-page' }],
        },
      ],
      mobile_preroll: [
        { id: '1', adv_type: 'dart', source_url: 'https://ads.example/m?cb=[CACHEBUSTING]' },
      ],
    },
    [
      'rule-subject-plain /preroll/0/replace_rules/0 The subject page also occurs in other words and in names of the ad tag, where it is replaced too.',
    ],
  ],
  [
    {
      preroll: [
        {
          id: '1',
          adv_type: 'dart',
          source_url: 'https://ads.example/a?cb=[CACHEBUSTING]&u=homepage',
          replace_rules: [{ subject: 'page', value: 'url-page' }],
        },
      ],
      mobile_preroll: [
        { id: '1', adv_type: 'dart', source_url: 'https://ads.example/m?cb=[CACHEBUSTING]' },
      ],
    },
    [
      'rule-subject-plain /preroll/0/replace_rules/0 The subject page also occurs in other words and in names of the ad tag, where it is replaced too.',
    ],
  ],
  [
    {
      preroll: [
        {
          id: '1',
          adv_type: 'dart',
          source_url: 'https://ads.example/a?cb=[CACHEBUSTING]&u=page-x',
          replace_rules: [{ subject: 'page', value: 'url-page' }],
        },
      ],
      mobile_preroll: [
        { id: '1', adv_type: 'dart', source_url: 'https://ads.example/m?cb=[CACHEBUSTING]' },
      ],
    },
    [],
  ],
  [
    {
      preroll: [
        {
          id: '1',
          adv_type: 'dart',
          source_url: 'https://ads.example/a?cb=[CACHEBUSTING]&u=page1',
          replace_rules: [{ subject: 'page', value: 'url-page' }],
        },
      ],
      mobile_preroll: [
        { id: '1', adv_type: 'dart', source_url: 'https://ads.example/m?cb=[CACHEBUSTING]' },
      ],
    },
    [
      'rule-subject-plain /preroll/0/replace_rules/0 The subject page also occurs in other words and in names of the ad tag, where it is replaced too.',
    ],
  ],
  [
    {
      preroll: [
        {
          id: '1',
          adv_type: 'dart',
          source_url: 'https://ads.example/a?cb=[CACHEBUSTING]&u=page',
          replace_rules: [{ subject: 'page', value: 'url-page' }],
        },
      ],
      mobile_preroll: [
        { id: '1', adv_type: 'dart', source_url: 'https://ads.example/m?cb=[CACHEBUSTING]' },
      ],
    },
    [],
  ],
  [
    {
      preroll: [
        {
          id: '1',
          adv_type: 'dart',
          source_url: 'https://ads.example/a?cb=[CACHEBUSTING]&u=page&v=2',
          replace_rules: [{ subject: 'page', value: 'url-page' }],
        },
      ],
      mobile_preroll: [
        { id: '1', adv_type: 'dart', source_url: 'https://ads.example/m?cb=[CACHEBUSTING]' },
      ],
    },
    [],
  ],
  [
    {
      preroll: [
        {
          id: '1',
          adv_type: 'dart',
          source_url: 'https://ads.example/a?cb=[CACHEBUSTING]&u=page=1',
          replace_rules: [{ subject: 'page', value: 'url-page' }],
        },
      ],
      mobile_preroll: [
        { id: '1', adv_type: 'dart', source_url: 'https://ads.example/m?cb=[CACHEBUSTING]' },
      ],
    },
    [
      'rule-subject-plain /preroll/0/replace_rules/0 The subject page also occurs in other words and in names of the ad tag, where it is replaced too.',
    ],
  ],
  [
    {
      preroll: [
        {
          id: '1',
          adv_type: 'dart',
          source_url: 'https://ads.example/a?cb=[CACHEBUSTING]&u=x-page',
          replace_rules: [{ subject: 'x-page', value: 'url-page' }],
        },
      ],
      mobile_preroll: [
        { id: '1', adv_type: 'dart', source_url: 'https://ads.example/m?cb=[CACHEBUSTING]' },
      ],
    },
    [],
  ],
  [
    {
      preroll: [
        {
          id: '1',
          adv_type: 'dart',
          source_url: 'https://ads.example/a?cb=[CACHEBUSTING]&u=1[u]2',
          replace_rules: [{ subject: '[u]', value: 'url-page' }],
        },
      ],
      mobile_preroll: [
        { id: '1', adv_type: 'dart', source_url: 'https://ads.example/m?cb=[CACHEBUSTING]' },
      ],
    },
    [],
  ],
  [
    {
      preroll: [
        {
          id: '1',
          adv_type: 'dart',
          source_url:
            'https://ads.example/a?cb=[CACHEBUSTING]&page=1&pagex=2***https://ads.example/b?cb=[CACHEBUSTING]&page=1',
          replace_rules: [{ subject: 'page', value: 'url-page' }],
        },
      ],
      mobile_preroll: [
        { id: '1', adv_type: 'dart', source_url: 'https://ads.example/m?cb=[CACHEBUSTING]' },
      ],
    },
    [
      'tag-waterfall /preroll/0/source_url The ad is a waterfall of 2 tags, which share 5 s.',
      'rule-subject-plain /preroll/0/replace_rules/0 The subject page also occurs in other words and in names of the ad tag, where it is replaced too.',
    ],
  ],
  [
    {
      preroll: [
        {
          id: '1',
          adv_type: 'dart',
          source_url: 'https://ads.example/a?cb=[CACHEBUSTING]',
          replace_rules: [
            { subject: '', value: 'url-page' },
            { subject: '[u]' },
            {},
            'x',
            { subject: 7, value: 'url-page' },
          ],
        },
      ],
      mobile_preroll: [
        { id: '1', adv_type: 'dart', source_url: 'https://ads.example/m?cb=[CACHEBUSTING]' },
      ],
    },
    [
      'not-object /preroll/0/replace_rules/3 The value is not an object. → Remove the element, which is not used. → remove /preroll/0/replace_rules/3',
      'rule-subject-form /preroll/0/replace_rules/0 A replace rule has no text as its subject or value. → Remove the rule. → remove /preroll/0/replace_rules/0',
      'rule-subject-form /preroll/0/replace_rules/1 A replace rule has no text as its subject or value. → Remove the rule. → remove /preroll/0/replace_rules/1',
      'rule-subject-form /preroll/0/replace_rules/2 A replace rule has no text as its subject or value. → Remove the rule. → remove /preroll/0/replace_rules/2',
      'rule-subject-unused /preroll/0/replace_rules/4 The ad tag does not contain 7, the subject of a replace rule. → Remove the rule. → remove /preroll/0/replace_rules/4',
    ],
  ],
  [
    {
      preroll: [
        {
          id: '1',
          adv_type: 'dart',
          source_url: 'https://ads.example/a?cb=[CACHEBUSTING]&u=[u]',
          replace_rules: [{ subject: '[u]', value: 7 }],
        },
      ],
      mobile_preroll: [
        { id: '1', adv_type: 'dart', source_url: 'https://ads.example/m?cb=[CACHEBUSTING]' },
      ],
    },
    ['rule-unknown /preroll/0/replace_rules/0 The replace rule for [u] names an unknown rule.'],
  ],
  [
    {
      preroll: [
        {
          id: '1',
          adv_type: 'dart',
          source_url:
            'https://ads.example/a?cb=[CACHEBUSTING]&u=[u]***https://ads.example/b?cb=[CACHEBUSTING]',
          replace_rules: [
            { subject: '[u]', value: 'url-page' },
            { subject: '[v]', value: 'url-page' },
          ],
        },
      ],
      mobile_preroll: [
        { id: '1', adv_type: 'dart', source_url: 'https://ads.example/m?cb=[CACHEBUSTING]' },
      ],
    },
    [
      'tag-waterfall /preroll/0/source_url The ad is a waterfall of 2 tags, which share 5 s.',
      'rule-subject-unused /preroll/0/replace_rules/1 The ad tag does not contain [v], the subject of a replace rule. → Remove the rule. → remove /preroll/0/replace_rules/1',
    ],
  ],
  [
    {
      preroll: [
        {
          id: '1',
          adv_type: 'dart',
          source_url: 'https://ads.example/a?cb=[CACHEBUSTING]',
          replace_rules: { subject: '[v]', value: 'url-page' },
        },
      ],
      mobile_preroll: [
        { id: '1', adv_type: 'dart', source_url: 'https://ads.example/m?cb=[CACHEBUSTING]' },
      ],
    },
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
