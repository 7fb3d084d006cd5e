import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { startAdServer, type AdServer } from '../ad-server.js';
import { startBuiltCommand } from '../run-built-command.js';

/** What each report says of a cause that flaps, and of one that is gone. */
const MARKS: Readonly<Record<string, readonly [flapping: RegExp, gone: RegExp | null]>> = {
  text: [/Flapping/, /No longer found: .*http-client-error/],
  html: [/Flapping/, /No longer found: .*http-client-error/],
  csv: [/^"flapping","error".*http-client-error/m, /^"gone",.*http-client-error/m],
  ndjson: [/"status":"flapping"/, /"gone":\[".*http-client-error/],
  sarif: [/\(Flapping\)/, null],
  junit: [/Flapping/, /<testcase classname="Gone" name=".*http-client-error/],
  github: [/^::error .*Flapping/m, /^::notice::No longer found: .*http-client-error/m],
};

describe('the marks of media-embed audit', () => {
  let server: AdServer;
  const folder = mkdtempSync(join(tmpdir(), 'media-embed-audit-'));
  const state = join(folder, 'audit.ndjson');

  before(async () => {
    server = await startAdServer();
  });
  after(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  const auditOf = (path: string, format: string) => {
    const ads = [{ source_url: `${server.origin}${path}` }];
    const embed = { id: '1', title: 'Embed', preroll: ads, mobile_preroll: ads };
    writeFileSync(join(folder, 'a.json'), JSON.stringify(embed));
    const limits = ['--rate', '1000', '--timeout', '60000', '--allow-private', '--inspect'];
    const options = ['--state', state, '--fail-on', 'new-error', '--format', format];
    return startBuiltCommand(['audit', 'a.json', ...limits, ...options], { cwd: folder });
  };

  it('tell what is new, still there, flapping and gone in every report', async () => {
    await auditOf('/inline', 'text');
    assert.equal((await auditOf('/missing', 'text')).code, 1);
    assert.equal((await auditOf('/inline', 'text')).code, 0);
    const again = await auditOf('/missing', 'text');
    assert.equal(again.code, 0, 'a cause that flaps is not new');
    assert.match(again.stdout, /Still there/);
    const kept = readFileSync(state, 'utf8');
    for (const [format, [flapping, gone]] of Object.entries(MARKS)) {
      // Each is compared with the same audits.
      writeFileSync(state, kept);
      assert.match((await auditOf('/missing', format)).stdout, flapping, format);
      if (gone !== null) assert.match((await auditOf('/inline', format)).stdout, gone, format);
    }
  });
});
