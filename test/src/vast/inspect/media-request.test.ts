import { expect } from '@open-wc/testing';
import { requestHead } from '../../../../src/vast/inspect/media-request.js';

/** Requests with a server that has these responses by method. */
const request = async (responses: Readonly<Record<string, Response>>) => {
  const sent: string[] = [];
  const result = await requestHead(
    'https://cdn.example/ad.mp4',
    new AbortController().signal,
    (_, { method, headers }) => {
      sent.push(`${method} ${JSON.stringify(headers)}`);
      return Promise.resolve(responses[method] ?? new Response(null, { status: 500 }));
    },
  );
  return { result, sent };
};

const video = (headers: Readonly<Record<string, string>>, status = 200): Response =>
  new Response(null, { status, headers: { 'content-type': 'video/mp4', ...headers } });

describe('the request for the head of a media file', () => {
  it('sends one HEAD and no GET if HEAD has a response', async () => {
    const { result, sent } = await request({
      HEAD: video({ 'content-length': '5000' }),
    });
    expect(sent).to.deep.equal(['HEAD {}']);
    expect(result).to.deep.equal({ status: 200, contentType: 'video/mp4', contentLength: 5000 });
  });

  for (const status of [403, 405, 501])
    it(`requests two bytes if HEAD has status ${status}`, async () => {
      const { result, sent } = await request({
        HEAD: new Response(null, { status }),
        GET: video({ 'content-range': 'bytes 0-1/9000' }, 206),
      });
      expect(sent).to.deep.equal(['HEAD {}', 'GET {"range":"bytes=0-1"}']);
      expect(result).to.deep.equal({ status: 206, contentType: 'video/mp4', contentLength: 9000 });
    });

  it('takes the status 404 of HEAD as that of the file', async () => {
    const { result, sent } = await request({ HEAD: new Response(null, { status: 404 }) });
    expect([result.status, sent]).to.deep.equal([404, ['HEAD {}']]);
  });

  it('has no length if the server says none or 0', async () => {
    const { result } = await request({ HEAD: video({ 'content-length': '0' }) });
    expect(result.contentLength).to.equal(null);
  });

  it('finds a file empty of which HEAD says so and GET has no byte', async () => {
    const { result, sent } = await request({
      HEAD: video({ 'content-length': '0' }),
      GET: video({ 'content-length': '0' }),
    });
    expect([result.contentLength, sent.length]).to.deep.equal([0, 2]);
  });

  it('does not read the body of a server that ignores the range', async () => {
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new Uint8Array(9)),
    });
    const { result } = await request({
      HEAD: new Response(null, { status: 405 }),
      GET: new Response(body, { status: 200, headers: { 'content-type': 'video/webm' } }),
    });
    expect(result.contentType).to.equal('video/webm');
  });
});
