import { expect } from '@open-wc/testing';
import { type BreakContext, playBreak } from '../../../../src/vast/play/play-break.js';
import { noAd, noResponse, VastError } from '../../../../src/vast/vast-error.js';
import type { BreakSource } from '../../../../src/vast/read/vmap.js';

const TRACKERS = { breakStart: ['start'], breakEnd: ['end'], error: ['error'] };

const tag = (tagUri: string): BreakSource => ({
  content: { kind: 'tag', tagUri },
  allowMultipleAds: true,
  followRedirects: false,
});

interface Played {
  readonly log: readonly string[];
  readonly requests: readonly Parameters<BreakContext['play']>[0][];
  readonly reason: unknown;
}

/** Plays a break whose ads end with an error, if there is one. */
const play = async (
  source: BreakSource | null,
  error?: Error,
  cancel = new AbortController(),
): Promise<Played> => {
  const log: string[] = [];
  const requests: Parameters<BreakContext['play']>[0][] = [];
  const played = playBreak(
    { source, trackers: TRACKERS },
    {
      url: 'https://ads.example/vmap',
      signal: cancel.signal,
      expand: (template) => template.replace('[HOST]', 'https://b.example'),
      report: (urls, values) => log.push([...urls, JSON.stringify(values)].join(' ')),
      onRequest: () => log.push('request'),
      onError: ({ code }) => log.push(`failed ${code}`),
      play: (request) => {
        requests.push(request);
        return error === undefined ? Promise.resolve() : Promise.reject(error);
      },
    },
  );
  const reason = await played.then(
    () => null,
    (cause: unknown) => cause,
  );
  return { log, requests, reason };
};

describe('playBreak', () => {
  it('reports the start and the end of a break without ads', async () => {
    const { log, requests } = await play(null);
    expect(log).to.deep.equal(['start {}', 'end {}']);
    expect(requests).to.deep.equal([]);
  });

  it('requests the tag of a break with its limits, after its macros are filled', async () => {
    const { log, requests } = await play(tag('[HOST]/vast'));
    expect(log).to.deep.equal(['start {}', 'request', 'end {}']);
    expect(requests).to.deep.equal([
      { tag: 'https://b.example/vast', limits: { allowMultipleAds: true, followRedirects: false } },
    ]);
  });

  it('plays the document of a break without a request', async () => {
    const { log, requests } = await play({
      content: { kind: 'document', vast: '<VAST/>' },
      allowMultipleAds: false,
      followRedirects: true,
    });
    expect(log).to.deep.equal(['start {}', 'end {}']);
    expect(requests).to.deep.equal([
      {
        tag: 'https://ads.example/vmap',
        document: '<VAST/>',
        limits: { allowMultipleAds: false, followRedirects: true },
      },
    ]);
  });

  for (const uri of ['https://b.example/', 'HTTP://b.example/', '//b.example/'])
    it(`requests the tag ${uri}`, async () => {
      expect((await play(tag(uri))).log).to.include('request');
    });

  for (const uri of ['b.example/', 'ftp://b.example/', 'xhttps://b.example/', ''])
    it(`reports 1008 for the tag "${uri}", which is no http(s) URL`, async () => {
      const { log, requests } = await play(tag(uri));
      expect(log).to.deep.equal([
        'start {}',
        'error {"ERRORCODE":1008,"ERROR_CODE":1008}',
        'failed 1008',
        'end {}',
      ]);
      expect(requests).to.deep.equal([]);
    });

  const codes: readonly [string, VastError, number][] = [
    ['a response that is no XML', new VastError(100, 'unexpected'), 1006],
    ['a response that is not VAST', new VastError(199, 'unexpected'), 1006],
    ['an ad of another type', new VastError(200, 'unexpected'), 1004],
    ['a wrapper that fails', new VastError(300, 'unexpected'), 1008],
    ['a request that fails', new VastError(301, 'unexpected'), 1008],
    ['too many wrappers', new VastError(302, 'unexpected'), 1004],
    ['a file that does not play', new VastError(405, 'unexpected'), 1004],
    ['a server that does not respond in time', noResponse(), 1007],
    ['an error of VMAP', new VastError(1000, 'unexpected'), 1000],
    ['another error of VMAP', new VastError(1005, 'unexpected'), 1005],
  ];
  for (const [sentence, error, code] of codes)
    it(`reports ${code} for ${sentence}`, async () => {
      const { log } = await play(tag('https://b.example/'), error);
      expect(log).to.deep.equal([
        'start {}',
        'request',
        `error {"ERRORCODE":${code},"ERROR_CODE":${code}}`,
        `failed ${error.code}`,
        'end {}',
      ]);
    });

  it('reports the error of a source that is not supported', async () => {
    const error = new VastError(1005, 'unexpected');
    const { log } = await play({
      content: { kind: 'unsupported', error },
      allowMultipleAds: true,
      followRedirects: true,
    });
    expect(log).to.include('error {"ERRORCODE":1005,"ERROR_CODE":1005}');
  });

  it('does not report a response without an ad as an error', async () => {
    const { log } = await play(tag('https://b.example/'), noAd());
    expect(log).to.deep.equal(['start {}', 'request', 'failed 303', 'end {}']);
  });

  it('rejects without a further report when it is canceled', async () => {
    const cancel = new AbortController();
    cancel.abort(new Error('canceled'));
    const { log, reason } = await play(tag('https://b.example/'), noAd(), cancel);
    expect(reason).to.have.property('message', 'canceled');
    expect(log).to.deep.equal(['start {}', 'request']);
  });
});
