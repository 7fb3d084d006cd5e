import { readFile } from 'node:fs/promises';
import { createSandbox, type Sandbox } from '../sandbox.js';
import { parseSeed, type Seed, SHIPPED_SEED } from '../seed/seed.js';

const SIZE = 500;

/** What is planted: documents of the ad server and faults of embeds, with the number of embeds that have each. */
export const PLANTED_FAULTS: Readonly<Record<string, number>> = {
  'no-ad': 61,
  nowhere: 43,
  'error-500': 17,
  broken: 9,
  html: 12,
  vpaid: 21,
  'no-media': 8,
  'missing-media': 14,
  'wrapper-loop': 6,
  'wrapper-nowhere': 11,
  'desktop-only': 38,
  'without-ads': 5,
};

const CATEGORIES = ['News', 'Sport', 'Culture', 'Weather', 'Archive'];

/** No common divisor with the size, so that each embed has another number. */
const STEP = 37;

const embedWith = (fault: string, index: number): object => {
  const document = fault === 'desktop-only' ? 'inline' : fault;
  const tag = `${document}.xml?zone=${document}`;
  const ads = [{ preset: 'ad-tag', id: `ad-${document}`, title: `Network ${document}`, tag }];
  const at = index % CATEGORIES.length;
  return {
    id: `e${index + 1}`,
    title: `Story ${index + 1}`,
    video: { preset: 'colour-bars', id: '501', title: 'Low tide' },
    categories: [{ preset: 'category', id: `${at + 1}`, title: CATEGORIES[at] }],
    preroll: fault === 'without-ads' ? [] : ads,
    mobile_preroll: fault === 'without-ads' || fault === 'desktop-only' ? [] : ads,
  };
};

/** An account with planted faults, to try the audit on. */
const largeAccountSeed = async (): Promise<Seed> => {
  const { presets } = JSON.parse(await readFile(SHIPPED_SEED, 'utf8')) as { presets: object };
  const faults = Object.entries(PLANTED_FAULTS).flatMap(([fault, count]) =>
    Array.from({ length: count }, () => fault),
  );
  const embeds = Array.from({ length: SIZE }, (_, index) =>
    embedWith(faults[(index * STEP) % SIZE] ?? 'inline', index),
  );
  return parseSeed(JSON.stringify({ presets, embeds }), 'large account');
};

const PATH = '/large-account';

/** Puts another account below `/large-account`. It is made with the first request to it, and kept in memory. */
export const withLargeAccount = <T extends Sandbox>(sandbox: T, key: string): T => {
  let account: Promise<Sandbox> | null = null;
  const open = async (): Promise<Sandbox> => createSandbox({ key, seed: await largeAccountSeed() });
  return {
    ...sandbox,
    fetch: async (request: Request) => {
      const url = new URL(request.url);
      if (!url.pathname.startsWith(`${PATH}/`)) return sandbox.fetch(request);
      url.pathname = url.pathname.slice(PATH.length);
      account ??= open();
      return (await account).fetch(new Request(url, request));
    },
    close: async () => {
      await sandbox.close();
      await (await account)?.close();
    },
  };
};
