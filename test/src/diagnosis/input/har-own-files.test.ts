import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { recognizeInput } from '../../../../src/diagnosis/input/recognize-input.js';

const BUILD = new URL('../../../../', import.meta.url);

/** The compiled modules of the library that have a VAST document or its name in a text. */
const MODULES = ['src', 'components'].flatMap((folder) =>
  readdirSync(new URL(`${folder}/`, BUILD), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({
      file: `${folder}/${file}`,
      text: readFileSync(new URL(`${folder}/${file}`, BUILD), 'utf8'),
    })),
);

const KINDS = [undefined, 'script', 'xhr', 'fetch', 'other', 'document'];

/** How servers name the type of a module; some name none. */
const TYPES = ['text/javascript', 'application/javascript', 'text/plain', ''];

/** A chunk whose document stands near its beginning, as a bundler may write it. */
const CHUNK = 'const e=`<VAST version="4.2"></VAST>`;export{e as a};';

const requestsOf = (url: string, text: string): number => {
  const entries = KINDS.flatMap((kind) =>
    TYPES.map((mimeType) => ({
      startedDateTime: '2026-11-20T10:00:00.000Z',
      time: 10,
      _resourceType: kind,
      request: { method: 'GET', url, headers: [] },
      response: { status: 200, headers: [], content: { mimeType, text } },
    })),
  );
  const input = recognizeInput(JSON.stringify({ log: { entries } }));
  return input.kind === 'har' ? input.requests.length : -1;
};

describe('the recording of a page with the player of this library', () => {
  it('has no response of an ad in any of its modules', () => {
    assert.ok(MODULES.length > 100);
    const read = MODULES.filter(
      ({ file, text }) => requestsOf(`https://cdn.example/${file}`, text) > 0,
    );
    assert.deepEqual(
      read.map(({ file }) => file),
      [],
    );
  });

  it('has none in a chunk with a document in a text, whatever its address and type', () => {
    for (const url of ['https://cdn.example/chunks/a1.js', 'https://cdn.example/chunks/a1'])
      assert.equal(requestsOf(url, CHUNK), 0, url);
  });

  it('has none in a page that shows a document', () => {
    const page = '<!DOCTYPE html><html><body><script>v="<VAST version=4>"</script></body></html>';
    assert.equal(requestsOf('https://news.example/story', page), 0);
  });
});
