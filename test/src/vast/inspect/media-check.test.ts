import { expect } from '@open-wc/testing';
import { checkMedia, type MediaResponse } from '../../../../src/vast/inspect/media-check.js';

const { signal } = new AbortController();

const check = (
  response: MediaResponse | 'unreadable' | 'unreachable' | 'other-site',
  { address = 'https://cdn.example/ad.mp4', page = 'https:' } = {},
) => checkMedia(address, page, () => Promise.resolve(response), signal);

const responseOf = (status: number, contentType: string | null = 'video/mp4'): MediaResponse => ({
  status,
  contentType,
  contentLength: 1234,
});

describe('the check of a media file', () => {
  const results: readonly [
    string,
    MediaResponse | 'unreadable' | 'unreachable' | 'other-site',
    string,
  ][] = [
    ['a video', responseOf(200), 'found'],
    ['a part of a video', responseOf(206), 'found'],
    ['a file without a type', responseOf(200, null), 'found'],
    ['a file of bytes', responseOf(200, 'application/octet-stream'), 'found'],
    ['a playlist as text', responseOf(200, 'text/plain'), 'found'],
    ['a missing file', responseOf(404, 'text/html'), 'missing'],
    ['a server that fails', responseOf(503), 'missing'],
    ['a page', responseOf(200, 'text/html; charset=utf-8'), 'not-media'],
    ['a picture', responseOf(200, 'image/png'), 'not-media'],
    ['JSON', responseOf(200, 'application/json'), 'not-media'],
    ['a response without a CORS header', 'unreadable', 'not-checked'],
    ['a server that is down', 'unreachable', 'unreachable'],
    ['a file for its own site', 'other-site', 'other-site'],
  ];
  for (const [name, response, result] of results)
    it(`says ${result} about ${name}`, async () => {
      expect((await check(response)).result).to.equal(result);
    });

  it('keeps status, type and length', async () => {
    const found = await check(responseOf(200));
    expect(found).to.deep.equal({
      result: 'found',
      status: 200,
      contentType: 'video/mp4',
      contentLength: 1234,
    });
  });

  it('requests http over https on an https page, as browsers do', async () => {
    const requested: string[] = [];
    const { result } = await checkMedia(
      'http://cdn.example/ad.mp4',
      'https:',
      (address) => {
        requested.push(address);
        return Promise.resolve(responseOf(200));
      },
      signal,
    );
    expect([result, requested]).to.deep.equal(['found', ['https://cdn.example/ad.mp4']]);
  });

  it('says mixed content if the file is not found over https', async () => {
    const http = { address: 'http://cdn.example/ad.mp4' };
    expect((await check(responseOf(404), http)).result).to.equal('mixed-content');
    expect((await check('unreachable', http)).result).to.equal('mixed-content');
    expect((await check('unreadable', http)).result).to.equal('not-checked');
    expect((await check(responseOf(404), { ...http, page: '' })).result).to.equal('missing');
  });

  it('does not request what is no web address', async () => {
    expect((await check(responseOf(200), { address: 'blob:x' })).result).to.equal('not-checked');
  });
});
