import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { diagnose } from '../../../src/diagnosis/diagnose.js';
import { inspectAdTag, inspectDocument } from '../../../src/vast/node/index.js';
import { EMPTY_VAST, inlineVast, wrapperVast } from './inspections.js';

/** The verdict, with what each server sends. An address without one has no connection. */
const verdictOf = async (text: string, documents: Readonly<Record<string, string>>) => {
  const respond = (input: string | URL | Request): Promise<Response> => {
    const { host, pathname } = new URL(input instanceof Request ? input.url : String(input));
    const body = documents[host];
    const isMedia = pathname.endsWith('.mp4');
    if (body === undefined && !isMedia) return Promise.reject(new TypeError('fetch failed'));
    const headers = { 'content-type': isMedia ? 'video/mp4' : 'application/xml' };
    return Promise.resolve(new Response(isMedia ? null : body, { headers }));
  };
  const options = { fetch: respond };
  const inspect = {
    inspectAdTag: (tag: string, context: object) => inspectAdTag(tag, { ...context, ...options }),
    inspectDocument: (document: string, context: object) =>
      inspectDocument(document, { ...context, ...options }),
  };
  return (await diagnose(text, { inspect })).verdict;
};

const tagOf = (host: string): string => `https://${host}/vast?id=7`;

describe('the host that a verdict names', () => {
  it('is the one that leads back, in a circle of servers', async () => {
    const hosts = ['a.example', 'b.example', 'c.example', 'd.example'];
    for (const length of [2, 3, 4]) {
      const circle = hosts.slice(0, length);
      const documents = circle.map((host, index) => [
        host,
        wrapperVast(tagOf(circle[(index + 1) % length] ?? '')),
      ]);
      const verdict = await verdictOf(
        tagOf('a.example'),
        Object.fromEntries(documents) as Record<string, string>,
      );
      if (verdict.id !== 'wrapper-loop') assert.fail(verdict.id);
      const { lastHost, backHost } = verdict.params;
      assert.deepEqual([lastHost, backHost], [circle.at(-1), 'a.example']);
    }
  });

  it('is that of the ad that plays, and not of a tag that failed before it', async () => {
    const tags = ['a.example', 'b.example'].map(tagOf).join('***');
    const embed = JSON.stringify({
      id: '7',
      title: 'Story',
      preroll: [{ source_url: tags }],
      mobile_preroll: [{ source_url: tags }],
    });
    for (const first of [EMPTY_VAST, '<VAST version="4.2"><Ad>', undefined]) {
      const documents = { 'b.example': inlineVast(), ...(first && { 'a.example': first }) };
      const { id, params } = await verdictOf(embed, documents);
      assert.match(id, /^(?:ad-plays|plays-with-fault)$/);
      const host = 'lastHost' in params ? params.lastHost : 'host' in params && params.host;
      assert.equal(host, 'b.example');
    }
  });
});
