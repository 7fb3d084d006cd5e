import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inspect } from 'node:util';
import type { PublishingProblem } from '../../../src/publish/index.js';
import { sampleEmbed, SECRETS } from '../render/sample-embed.js';
import { PUBLIC_URL, scriptedPublisher } from './scripted-publisher.js';

/** An embed with a secret in every place where the service can have one. */
const secretEmbed = sampleEmbed({
  created_at: '2026-07-01 12:00:00',
  video: null,
  live: {
    id: 'l1',
    preview_image: 'https://canary-user:canary-pass@images.example.com/news.jpg',
    url_iphone: 'https://canary-user:canary-pass@media.example.com/live.m3u8',
    xml1: 'https://media.example.com/1.xml?token=canary-xml',
    xml2: 'https://media.example.com/2.xml?token=canary-xml',
    ...SECRETS,
  },
  access_token: 'canary-token',
  unknown_field: { auth_key: 'canary-unknown' },
  primary_url: 'https://canary-user:canary-pass@www.example/',
  code_iframe:
    '<iframe src="https://canary-user:canary-pass@media.example.com/proxy/iframe.php/e1/acme" data-key="canary-key">',
  preroll: [
    {
      id: 'a1',
      adv_type: 'dart',
      source_url: '//canary-user:canary-pass@ads.example/?a=1***https://b:canary@c.example',
    },
  ],
});

const PATHS = [
  '7.json',
  '7',
  `oembed?url=${PUBLIC_URL}/7`,
  `oembed?url=${PUBLIC_URL}/7&format=xml`,
] as const;

for (const path of PATHS) {
  test(`no secret of the embed and none of the client is in ${path.replace(PUBLIC_URL, '…')}`, async () => {
    const { get } = scriptedPublisher(() => secretEmbed);
    const response = await get(path);
    assert.equal(response.status, 200);
    const all = [await response.text(), ...[...response.headers].flat()].join('\n');
    assert.doesNotMatch(all, /canary/i);
    assert.match(all, /media\.example\.com/, 'the response is that of the embed');
  });
}

test('no secret is in a problem, whatever the service replies', async () => {
  const problems: PublishingProblem[] = [];
  const body = JSON.stringify({ errors: ['canary-body'], pass: 'canary-pass' });
  const replies = [
    () => new Response(body, { status: 500, headers: { 'x-secret': 'canary-header' } }),
    () => new Response(body, { status: 401 }),
    () => new Response(`<p>canary-body</p>`, { headers: { 'content-type': 'text/canary-type' } }),
    () => Response.json({ id: { secret: 'canary-id' } }),
    () => Promise.reject(new Error('canary-error', { cause: 'canary-cause' })),
  ];
  for (const reply of replies) {
    const { get } = scriptedPublisher(reply, { onProblem: (problem) => problems.push(problem) });
    assert.equal((await get('7.json')).status, 502);
  }
  assert.equal(problems.length, replies.length);
  assert.doesNotMatch(inspect(problems, { depth: Infinity, showHidden: true }), /canary/i);
});
