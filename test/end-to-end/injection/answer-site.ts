import { readFile } from 'node:fs/promises';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { rollup } from 'rollup';
import { type Loopback, type Reply, startLoopback } from '../../loopback.js';
import { cdnFiles } from '../cdn-files.js';
import { bareEmbed } from './hostile-embed.js';
import { innerAnswer, linearAnswer, overlayAnswer, podAnswer, RAW } from './hostile-answers.js';
import type { Payload } from './payloads.js';
import type { Answers } from './shown-answers.js';

/** A page that shows answers, an ad server that gives them, and pages that play them. */
export interface AnswerSite extends Loopback {
  /** Addresses of the answers that hold the payload of this number. */
  readonly answers: (at: number) => Answers;
  /** Address of a document that holds the payload as it is; it may be VAST by accident. */
  readonly raw: (at: number) => string;
  /** Address of an answer that holds a payload in each of its ads. */
  readonly pod: (numbers: readonly number[]) => string;
}

/** The policy of the page that shows answers, with what ad servers need besides: they are anywhere on the web. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  'img-src http: https:',
  'media-src http: https: blob:',
  'connect-src http: https:',
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types lit-html media-embed',
].join('; ');

const SHEET = `.layer{position:fixed;inset:0 auto auto 0;width:640px;height:360px}
media-embed{display:inline-block;width:320px;height:180px}`;

/** The script of the page that shows answers, in one file. */
const answersScript = async (): Promise<string> => {
  const build = await rollup({
    input: '.build/test/end-to-end/injection/shown-answers.js',
    plugins: [nodeResolve({ browser: true, exportConditions: ['browser'] })],
  });
  const { output } = await build.generate({ inlineDynamicImports: true });
  await build.close();
  return output[0].code;
};

const page = (script: string, body: string, policy?: string): Reply => ({
  type: 'text/html; charset=utf-8',
  body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Answers</title><link rel="stylesheet" href="/page.css"><script type="module" src="/${script}.js"></script></head><body>${body}</body></html>`,
  policy,
});

/** Fields that would start other media or ads, or keep the player from starting. */
const NO_OTHER_ADS = { midroll: null, postroll: null, overlay_main: null, bulks: null, live: null };

const tag = (at: number, address: string, more: object = {}): object => ({
  adv_type: 'dart',
  id: String(at),
  title: '',
  source_url: address,
  replace_rules: [],
  ...more,
});

/** An embed that starts by itself; every other field, its prerolls and its overlay hold the payload. */
const embedOf = (at: number, payload: string, origin: string): object => ({
  ...bareEmbed(payload),
  id: String(at),
  autoplay: '1',
  mute: '1',
  video: {
    id: '1',
    title: payload,
    available_video: '1',
    preview_image: payload,
    url_video_mp4: `${origin}/test-card.mp4`,
  },
  ...NO_OTHER_ADS,
  preroll: [
    ...RAW.map((_, way) => tag(at, `${origin}/vast/raw/${at}/${way}`)),
    tag(at, `${origin}/vast/played/${at}`),
  ].map((ad) => ({ ...ad, type: 'linear' })),
  overlay_initial: tag(at, `${origin}/vast/overlay/${at}`, {
    type: 'non-linear',
    after_time: 0,
    stay_time: 60,
  }),
});

const element = (at: number, payload: string, origin: string): string =>
  `<media-embed format="player" loading="eager" controls="native"><script type="application/json">${JSON.stringify(
    embedOf(at, payload, origin),
  ).replaceAll('<', '\\u003C')}</script></media-embed>`;

/** The ad server: the answer of a kind that holds a payload. */
const answer = (
  origin: string,
  payload: string,
  [kind, at, way = '']: readonly string[],
): string | undefined => {
  const inner = `${origin}/vast/inner/${String(at)}`;
  switch (kind) {
    case 'linear':
      return linearAnswer(payload, { media: `${origin}/none.mp4`, inner });
    case 'played':
      return linearAnswer(payload, { media: `${origin}/short-advert.mp4`, inner });
    case 'inner':
      return innerAnswer(payload, `${origin}/none.mp4`);
    case 'overlay':
      return overlayAnswer(payload);
    default:
      return RAW[Number(way)]?.(payload);
  }
};

const files = async (): Promise<Readonly<Record<string, Reply>>> => {
  const media = await Promise.all(
    ['short-advert.mp4', 'test-card.mp4'].map(async (name) => {
      const body = await readFile(`demo/sandbox/media/${name}`);
      return [`/${name}`, { type: 'video/mp4', body }] as const;
    }),
  );
  return {
    ...(await cdnFiles()),
    ...Object.fromEntries(media),
    '/answers.js': { type: 'text/javascript; charset=utf-8', body: await answersScript() },
    '/page.css': { type: 'text/css', body: SHEET },
    '/shown': page('answers', '', POLICY),
    '/careless': page('answers', ''),
    '/blank': page('none', ''),
  };
};

/** Serves the answers of these payloads until it is stopped. */
export const startAnswerSite = async (payloads: readonly Payload[]): Promise<AnswerSite> => {
  const fixed = await files();
  const loopback = await startLoopback(({ origin }) => ({ path }) => {
    const [, first, ...segments] = path.split('/');
    const [kind, ...numbers] = segments;
    // A relative ad tag that is a payload leads to a path without a number.
    if (first === 'vast' && numbers.every((at) => /^\d+$/.test(at))) {
      const held = numbers.map((at) => payloads[Number(at)]?.payload ?? '');
      const body =
        kind === 'pod'
          ? podAnswer(held, `${origin}/none.mp4`)
          : (answer(origin, held[0] ?? '', segments) ?? '');
      return { type: 'application/xml', body };
    }
    if (first !== 'played') return fixed[path.replace(/\?.*$/, '')];
    const embeds = segments.map((at) =>
      element(Number(at), payloads[Number(at)]?.payload ?? '', origin),
    );
    return page('media-embed', embeds.join(''));
  });
  const { origin } = loopback;
  return {
    ...loopback,
    answers: (at) => ({
      linear: `${origin}/vast/linear/${at}`,
      overlay: `${origin}/vast/overlay/${at}`,
    }),
    raw: (at) => `${origin}/vast/raw/${at}/${at % RAW.length}`,
    pod: (numbers) => `${origin}/vast/pod/${numbers.join('/')}`,
  };
};
