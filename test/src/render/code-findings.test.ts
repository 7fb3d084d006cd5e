import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codeFindings } from '../../../src/render/code-findings.js';
import {
  CODE_FORMATS,
  type CodeFormat,
  type CodeOptions,
} from '../../../src/render/render-code.js';
import { writtenCode } from './required-options.js';
import { sampleEmbed } from './sample-embed.js';
import { assertLinearTime } from '../../timing/linear-time.js';

const EMBED = sampleEmbed({ created_at: '2026-03-01 10:00:00' });

const findingsOf = (format: CodeFormat, options: CodeOptions = {}) => {
  const code = writtenCode(EMBED, format, options);
  return codeFindings({
    embed: EMBED,
    format,
    options,
    code: typeof code === 'string' ? code : '',
  });
};

for (const { format } of CODE_FORMATS) {
  test(`${format}: code with public https addresses has no findings`, () => {
    assert.deepEqual(findingsOf(format), []);
  });
}

const LOCAL = 'http://localhost:4173/proxy/iframe.php/e1/demo';

test('AMP code of a local http player has two findings', () => {
  assert.deepEqual(findingsOf('amp', { frame: LOCAL }), [
    { id: 'amp-needs-https', severity: 'error', path: '', params: { hosts: ['localhost:4173'] } },
    { id: 'local-address', severity: 'warning', path: '', params: { hosts: ['localhost:4173'] } },
  ]);
});

test('the finding names the field of the embed that has the address', () => {
  const embed = sampleEmbed({
    code_iframe: '<iframe src="http://media.example.com/proxy/iframe.php/e1/demo"></iframe>',
  });
  const findings = codeFindings({ embed, format: 'amp', options: {}, code: '' });
  assert.deepEqual(findings, [
    {
      id: 'amp-needs-https',
      severity: 'error',
      path: '/code_iframe',
      params: { hosts: ['media.example.com'] },
    },
  ]);
});

for (const format of [
  ...(['iframe', 'responsive-iframe', 'media-embed', 'link', 'email'] as const),
  ...(['open-graph', 'oembed', 'mrss', 'json-ld'] as const),
]) {
  test(`${format}: a local address is found`, () => {
    assert.deepEqual(findingsOf(format, { frame: LOCAL }), [
      { id: 'local-address', severity: 'warning', path: '', params: { hosts: ['localhost:4173'] } },
    ]);
  });
}

test('a public frame at http is found, because pages at https block it', () => {
  const frame = 'http://media.example.com/proxy/iframe.php/e1/demo';
  for (const format of ['iframe', 'responsive-iframe', 'media-embed'] as const)
    assert.deepEqual(
      findingsOf(format, { frame }).map(({ id }) => id),
      ['frame-needs-https'],
      format,
    );
  assert.deepEqual(findingsOf('link', { frame }), []);
});

const codeHosts = (code: string): readonly string[] =>
  codeFindings({ embed: EMBED, format: 'vmap', options: {}, code }).flatMap(
    ({ params }) => params.hosts,
  );

test('hosts are named once, at most three, without user names and passwords', () => {
  assert.deepEqual(codeHosts('"http://u:p@127.1/a" "https://127.0.0.1/b" src="//10.0.0.1:80/"'), [
    '127.0.0.1',
    '10.0.0.1',
  ]);
  const many = [1, 2, 3, 4].map((last) => `http://192.168.0.${last}/`).join(' ');
  assert.equal(codeHosts(many).length, 3);
});

test('text that is no address is no finding', () => {
  for (const code of ['', 'localhost', '// localhost', 'http://', 'http://[::1', 'ftp://localhost'])
    assert.deepEqual(codeHosts(code), [], code);
});

test('long hostile code is read in linear time', async () => {
  for (const code of [
    (length: number) => 'http://'.repeat(length),
    (length: number) => '"//'.repeat(length),
    (length: number) => `http://${'a'.repeat(10 * length)}`,
  ])
    await assertLinearTime((length) => codeHosts(code(length)), 25_000);
});
