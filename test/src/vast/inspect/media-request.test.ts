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

describe('the request for a playlist', () => {
  const BASE = 'https://cdn.example/hls/master.m3u8';
  const playlistOf = (...lines: readonly string[]) =>
    ['#EXTM3U', '#EXT-X-VERSION:3', '#EXT-X-INDEPENDENT-SEGMENTS', ...lines].join('\r\n');

  /** Requests a master with what each address responds: a playlist, a status, or nothing. */
  const requestPlaylist = async (responses: Readonly<Record<string, string | number>>) => {
    const sent: string[] = [];
    const result = await requestHead(BASE, new AbortController().signal, (address, { method }) => {
      sent.push(`${method} ${address}`);
      const found = responses[address];
      if (found === undefined) return Promise.reject(new TypeError('No connection.'));
      if (typeof found === 'number') return Promise.resolve(new Response(null, { status: found }));
      const headers = { 'content-type': 'application/x-mpegURL', 'content-length': '999' };
      return Promise.resolve(new Response(method === 'HEAD' ? null : found, { headers }));
    });
    return { result, sent };
  };
  const variants = (count: number) =>
    playlistOf(
      ...Array.from(
        { length: count },
        (_, index) => `#EXT-X-STREAM-INF:BANDWIDTH=1\r\nv${index}.m3u8`,
      ),
    );

  it('names the first of the variants if none of them responds, and requests a few', async () => {
    const responses: Record<string, string | number> = { [BASE]: variants(50) };
    for (let index = 0; index < 50; index += 1)
      responses[`https://cdn.example/hls/v${index}.m3u8`] = 404;
    const { result, sent } = await requestPlaylist(responses);
    expect([result.status, result.part]).to.deep.equal([404, 'https://cdn.example/hls/v0.m3u8']);
    expect(sent.length).to.equal(6);
  });

  it('says nothing about a variant without a connection, and of one that is a list of variants', async () => {
    for (const variant of [{}, { 'https://cdn.example/hls/v0.m3u8': variants(1) }]) {
      const { result, sent } = await requestPlaylist({ [BASE]: variants(1), ...variant });
      expect([result.status, result.part, sent.length]).to.deep.equal([200, undefined, 3]);
    }
  });

  it('names the segment that is missing', async () => {
    const segment = 'https://other.example/1.ts';
    const { result } = await requestPlaylist({
      [BASE]: playlistOf('#EXTINF:2,', segment),
      [segment]: 410,
    });
    expect([result.status, result.part]).to.deep.equal([410, segment]);
  });
});
