import assert from 'node:assert/strict';
import { test } from 'node:test';
import { resolved, ruleTable } from './rule-table.js';

const bulk = (label: string, rules: unknown, settings = {}): object => ({
  id: `id-${label}`,
  title: `The ${label}`,
  label,
  context_rules: rules,
  ...settings,
});

const at = (url: string) => ({ page: { url } });
const chosen = (label: string, by: string): object => ({
  id: `id-${label}`,
  label,
  title: `The ${label}`,
  by,
});

const bulks = [
  bulk('any', ['*'], { autoplay: '1' }),
  bulk('news', ['https://www.example.com/*', 'http://old.example.com*'], { mute: '1' }),
];

ruleTable('bulk in force (platform facts 2)', (config) => config.bulk, [
  { says: 'no bulks, no bulk', embed: { bulks: null }, gives: null },
  {
    says: 'the origin of the page wins over *',
    embed: { bulks },
    viewer: at('https://www.example.com/a?b#c'),
    gives: chosen('news', 'origin'),
  },
  {
    says: 'a rule may end in * without a slash',
    embed: { bulks },
    viewer: at('http://old.example.com/'),
    gives: chosen('news', 'origin'),
  },
  {
    says: 'http and https are different rules',
    embed: { bulks },
    viewer: at('http://www.example.com/'),
    gives: chosen('any', 'any'),
  },
  {
    says: 'the domain is whole, never the start of another',
    embed: { bulks },
    viewer: at('http://old.example.com.evil.test/'),
    gives: chosen('any', 'any'),
  },
  {
    says: 'a sub-domain is another domain',
    embed: { bulks },
    viewer: at('https://m.www.example.com/'),
    gives: chosen('any', 'any'),
  },
  {
    says: 'a port is part of the origin',
    embed: { bulks },
    viewer: at('https://www.example.com:8443/'),
    gives: chosen('any', 'any'),
  },
  {
    says: 'the usual port is the same origin',
    embed: { bulks: [bulk('p', ['https://WWW.example.com:443/*'])] },
    viewer: at('https://www.example.com/'),
    gives: chosen('p', 'origin'),
  },
  { says: 'an unknown page is any page', embed: { bulks }, gives: chosen('any', 'any') },
  {
    says: 'an address that is none is any page',
    embed: { bulks },
    viewer: at('www.example.com'),
    gives: chosen('any', 'any'),
  },
  {
    says: 'a page of no origin matches no rule',
    embed: { bulks: [bulk('n', ['https://null/*'])] },
    viewer: at('file:///a.html'),
    gives: null,
  },
  {
    says: 'a forced label wins over all',
    embed: { bulks },
    viewer: at('https://www.example.com/'),
    options: { bulkLabel: 'any' },
    gives: chosen('any', 'label'),
  },
  {
    says: 'a label that no bulk has is told about, then the page decides',
    embed: { bulks },
    viewer: at('https://www.example.com/'),
    options: { bulkLabel: 'News' },
    gives: chosen('news', 'origin'),
    finds: ['bulk-label-unknown /bulks'],
  },
  {
    says: 'an empty label forces nothing',
    embed: { bulks },
    options: { bulkLabel: '' },
    gives: chosen('any', 'any'),
  },
  {
    says: 'a label can be forced on an embed without bulks',
    embed: {},
    options: { bulkLabel: 'x' },
    gives: null,
    finds: ['bulk-label-unknown /bulks'],
  },
  {
    says: 'of two that match the first counts',
    embed: { bulks: [bulk('a', ['*']), bulk('b', ['*'])] },
    gives: chosen('a', 'any'),
    finds: ['bulk-ambiguous /bulks/1/context_rules'],
  },
  {
    says: 'two bulks of one label: the first counts',
    embed: { bulks: [bulk('a', []), bulk('a', [])] },
    options: { bulkLabel: 'a' },
    gives: chosen('a', 'label'),
    finds: ['bulk-ambiguous /bulks/1/label'],
  },
  {
    says: 'rules may come as one text',
    embed: { bulks: [bulk('a', '*')] },
    gives: chosen('a', 'any'),
  },
  {
    says: 'rules may come as a list with numbers as keys',
    embed: { bulks: { 0: bulk('a', { 0: '*' }) } },
    gives: chosen('a', 'any'),
  },
  {
    says: 'a rule with a path matches nothing',
    embed: { bulks: [bulk('a', ['https://www.example.com/news/*'])] },
    viewer: at('https://www.example.com/news/1'),
    gives: null,
    finds: ['bulk-rule-form /bulks/0/context_rules'],
  },
  {
    says: 'a rule with a wildcard host matches nothing',
    embed: { bulks: [bulk('a', ['https://*.example.com/*'])] },
    viewer: at('https://www.example.com/'),
    gives: null,
    finds: ['bulk-rule-form /bulks/0/context_rules'],
  },
  {
    says: 'what is no bulk is left out',
    embed: { bulks: ['x', null, bulk('a', ['*'])] },
    gives: chosen('a', 'any'),
    finds: ['not-object /bulks/0'],
  },
]);

test('settings of the bulk that are not null win; null ones leave those of the embed', () => {
  const { config } = resolved({
    autoplay: '0',
    mute: '1',
    skin: 'embed',
    preroll: [{ source_url: 'https://ads.example/embed' }],
    postroll: { source_url: 'https://ads.example/embed' },
    bulks: [
      bulk('a', ['*'], {
        autoplay: '1',
        mute: null,
        preroll: { source_url: 'https://ads.example/bulk' },
      }),
    ],
  });
  assert.deepEqual(
    [config.playback.autoplay, config.playback.muted, config.look.skin],
    [true, true, 'embed'],
  );
  assert.deepEqual(
    config.ads.preroll.map(({ path }) => path),
    ['/bulks/0/preroll'],
  );
  assert.deepEqual(
    config.ads.postroll.map(({ path }) => path),
    ['/postroll'],
  );
});

test('an empty list of a bulk is a setting: no ads', () => {
  const preroll = [{ source_url: 'https://ads.example/' }];
  assert.deepEqual(
    resolved({ preroll, bulks: [bulk('a', ['*'], { preroll: [] })] }).config.ads.preroll,
    [],
  );
});

test('findings point at the layer that holds the value', () => {
  const { finds } = resolved({
    mute: 'x',
    bulks: [bulk('a', []), bulk('b', ['*'], { autoplay: 'x' })],
  });
  assert.deepEqual(finds, ['not-flag /bulks/1/autoplay', 'not-flag /mute']);
});

test("a bulk's id, title and date stay its own", () => {
  const { config } = resolved({
    title: 'Embed',
    bulks: [bulk('a', ['*'], { created_at: '2026-01-01 00:00:00' })],
  });
  assert.deepEqual([config.identity.id, config.title, config.createdAt], ['7', 'Embed', null]);
});

test('an empty field of the bulk says nothing: the embed’s setting stays, and it is told', () => {
  const { config, finds } = resolved({
    autoplay: '1',
    width: '640',
    skin: 'embed',
    background_image: 'https://images.example/b.jpg',
    preroll: { source_url: 'https://ads.example/embed' },
    bulks: [
      bulk('a', ['*'], { autoplay: '', width: '', skin: '', background_image: '', preroll: '' }),
    ],
  });
  assert.deepEqual(
    [config.playback.autoplay, config.size.width, config.look.skin, config.look.backgroundImage],
    [true, 640, 'embed', 'https://images.example/b.jpg'],
  );
  assert.deepEqual(
    config.ads.preroll.map(({ path }) => path),
    ['/preroll'],
  );
  assert.deepEqual(
    [...finds].sort(),
    ['autoplay', 'background_image', 'preroll', 'skin', 'width'].map(
      (name) => `empty-value /bulks/0/${name}`,
    ),
  );
});

test('a field that is empty in the bulk and in the embed is told of in both', () => {
  const { config, finds } = resolved({ autoplay: '', bulks: [bulk('a', ['*'], { autoplay: '' })] });
  assert.equal(config.playback.autoplay, false);
  assert.deepEqual(finds, ['empty-value /bulks/0/autoplay', 'empty-value /autoplay']);
});

test('a rule that holds a password matches nothing, and no finding shows it', () => {
  const { config, findings, finds } = resolved(
    { bulks: [bulk('a', ['https://u:CANARY@x.test/*'])] },
    at('https://x.test/'),
  );
  assert.equal(config.bulk, null);
  assert.deepEqual(finds, ['bulk-rule-form /bulks/0/context_rules']);
  assert.doesNotMatch(JSON.stringify(findings), /CANARY/);
});
