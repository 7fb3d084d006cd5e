/** Measures pages of ten facades, as `npm run bench facades` does for several counts and processors. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../scripts/run.mjs';
import { median } from './browser.mjs';

const built = (name) =>
  import(pathToFileURL(join(root, '.build/test/benchmarks', `${name}.js`)).href);

const COUNT = 10;

/** The packages of the ways, by the name of the way. */
const PACKAGES = {
  element: 'media-embed-elements',
  loader: 'media-embed-elements',
  peer: 'lite-youtube-embed',
};

/** `{ name, package, requests, bytes, scriptMs, largestPaintMs, layoutShift }` of each way, medians of the rounds. */
export const measureFacades = async (browser, { rounds = 7 } = {}) => {
  const { startFacadePages, WAY_NAMES, WAYS } = await built('facade-pages');
  const { pageCosts } = await built('page-cost');
  const pages = await startFacadePages();
  const measured = Object.fromEntries(WAY_NAMES.map((way) => [way, []]));
  try {
    for (let round = 0; round < rounds; round += 1)
      for (const way of round % 2 === 0 ? WAY_NAMES : [...WAY_NAMES].reverse())
        measured[way].push((await pageCosts(browser, `${pages.origin}/${way}/${COUNT}`, 1)).rest);
  } finally {
    await pages.stop();
  }
  return WAY_NAMES.map((way) => {
    const of = (field) => median(measured[way].map((cost) => cost[field]));
    return {
      name: WAYS[way].name,
      package: PACKAGES[way] ?? null,
      requests: of('requests'),
      bytes: of('bytes'),
      scriptMs: Number(of('script').toFixed(1)),
      largestPaintMs: Math.round(of('largestPaint')),
      layoutShift: Number(of('layoutShift').toFixed(3)),
    };
  });
};
