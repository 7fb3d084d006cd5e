import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { snapshot, startBuiltCommand, transcript } from '../run-built-command.js';

const INLINE = `<VAST version="4.2">
  <Ad id="spring">
    <InLine>
      <AdSystem>Ad server</AdSystem>
      <AdTitle>Spring sale</AdTitle>
      <Impression>https://count.example/impression</Impression>
      <Creatives>
        <Creative>
          <UniversalAdId idRegistry="ad-id.example">spring-1</UniversalAdId>
          <Linear>
            <Duration>00:00:15</Duration>
            <MediaFiles>
              <MediaFile delivery="progressive" type="video/x-flv" width="640" height="360"><![CDATA[https://media.example/ad.flv]]></MediaFile>
              <MediaFile delivery="progressive" type="video/mp4" width="640" height="360" bitrate="600"><![CDATA[https://media.example/ad.mp4]]></MediaFile>
            </MediaFiles>
          </Linear>
        </Creative>
      </Creatives>
    </InLine>
  </Ad>
</VAST>
`;

const wrapperTo = (url: string): string =>
  `<VAST version="4.2"><Ad id="wrapper"><Wrapper><AdSystem>Network</AdSystem><VASTAdTagURI><![CDATA[${url}]]></VASTAdTagURI><Impression><![CDATA[https://count.example/wrapper]]></Impression></Wrapper></Ad></VAST>`;

/** Makes every run the same: time stands still. */
const FIXED = ['--now', '2026-05-04T10:30:00Z', '--random', '0.25'];

describe('media-embed inspect', () => {
  const requested: string[] = [];
  let server: Server;
  let origin = '';

  before(async () => {
    server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '', origin);
      requested.push(pathname);
      if (pathname === '/inline') response.setHeader('access-control-allow-origin', '*');
      if (pathname === '/never') return;
      const documents: Readonly<Record<string, string>> = {
        '/inline': INLINE,
        '/wrapper': wrapperTo(`${origin}/inline?page=[PAGEURL]`),
        '/empty': '<VAST version="4.2"/>',
        '/page': '<html><body>Not found</body></html>',
      };
      const document = documents[pathname];
      response.writeHead(document === undefined ? 404 : 200, { 'content-type': 'text/xml' });
      response.end(document ?? '');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  after(() => {
    server.closeAllConnections();
    server.close();
  });

  /** The transcript without the port, which is another one in every run. */
  const run = async (args: readonly string[], stdin = ''): Promise<string> => {
    const all = ['inspect', ...args];
    const text = transcript(all, await startBuiltCommand(all, { stdin }));
    return text.replaceAll(origin, 'http://ads.example').replaceAll(origin.slice(7), 'ads.example');
  };

  const RUNS: Readonly<Record<string, (at: string) => readonly [readonly string[], string?]>> = {
    'inspect-wrapper': (at) => [[`${at}/wrapper?cb=[CACHEBUSTING]`, ...FIXED]],
    'inspect-empty': (at) => [[`${at}/empty?gdpr=1`, ...FIXED, '--fail-on', 'never']],
    'inspect-html': (at) => [[`${at}/page`, ...FIXED]],
    'inspect-cors': (at) => [[`${at}/wrapper`, '--page', 'http://news.example/', ...FIXED]],
    'inspect-embed': (at) => [
      ['-', ...FIXED],
      JSON.stringify({ id: '7', video: { id: '3' }, preroll: { source_url: `${at}/inline` } }),
    ],
    'inspect-document': () => [['-', ...FIXED], INLINE],
    'inspect-json': () => [['-', ...FIXED, '--format', 'json'], '<VAST version="4.2"/>'],
    'inspect-sarif': (at) => [[`${at}/empty`, ...FIXED, '--format', 'sarif']],
    'inspect-offline': (at) => [[`${at}/inline?x=[VENDOR]`, ...FIXED, '--offline']],
    'inspect-code': () => [['-', '--language', 'it'], '303'],
    'inspect-unknown': () => [['-'], 'nothing of the kind'],
    'inspect-help': () => [['--help']],
  };

  for (const [name, commandLine] of Object.entries(RUNS))
    it(`writes what is stored as ${name}`, async () => {
      const text = await run(...commandLine(origin));
      assert.equal(text, snapshot(name, text));
    });

  it('requests neither trackers nor media, and nothing when it is offline', async () => {
    requested.length = 0;
    await run([`${origin}/wrapper`]);
    assert.deepEqual(requested, ['/wrapper', '/inline']);
    requested.length = 0;
    await run([`${origin}/wrapper`, '--offline']);
    assert.deepEqual(requested, []);
  });

  it('exits with 3 when a server does not respond in time, or at all', async () => {
    const slow = await startBuiltCommand(['inspect', `${origin}/never`, '--timeout', '200']);
    assert.match(slow.stdout, /did not respond within/);
    assert.equal(slow.code, 3);
    const closed = await startBuiltCommand(['inspect', 'http://127.0.0.1:9/', '--timeout', '2000']);
    assert.equal(closed.code, 3);
  });

  it('inspects the other inputs after one that cannot be read', async () => {
    const run = await startBuiltCommand(['inspect', 'missing.xml', `${origin}/inline`]);
    assert.match(run.stderr, /^error: missing\.xml does not exist/);
    assert.match(run.stdout, /would play/);
    assert.equal(run.code, 2);
  });
});
