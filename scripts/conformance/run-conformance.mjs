/** Plays every document of a folder in Chromium and compares what was requested with what was due. */
import { chromium } from 'playwright-core';
import { chromiumPath, playbackFlags } from '../chromium.mjs';
import { compare, requestedTrackers } from './comparison.mjs';
import { secondsOf, startServer } from './counting-server.mjs';
import { readFolder } from './documents.mjs';
import { expectationOf } from './expectation.mjs';
import { playerConfig } from './player-config.mjs';
import { playSites } from './player-page.mjs';
import { inspectSites, predictionFaults } from './prediction.mjs';
import { loadSites, rolesOf } from './site.mjs';

const HLS = /mpegurl/i;

/** Whether this browser plays a type; HLS is played by Media Source Extensions. */
const playableTypes = async (page, sites) => {
  const types = sites.flatMap(({ roles }) =>
    [...roles.values()].map(({ attributes }) => attributes.type?.toLowerCase() ?? ''),
  );
  const unique = [...new Set([...types, 'video/mp4', 'video/webm'])];
  const playable = await page.evaluate(
    (all) => all.filter((type) => document.createElement('video').canPlayType(type) !== ''),
    unique,
  );
  return (type) => HLS.test(type) || playable.includes(type);
};

const loadFolder = async (browser, server, folder, { change, isPlayed }) => {
  const { documents: found, others } = readFolder(folder);
  const documents = change === null ? found : found.flatMap(change);
  const page = await browser.newPage();
  await page.goto(`${server.page}/blank`);
  const all = await loadSites(documents, server.origin, page);
  const sites = all.filter(({ path }) => isPlayed(path));
  for (const site of sites) {
    site.roles = rolesOf(site);
    server.add(site);
  }
  const canPlay = await playableTypes(page, sites);
  for (const site of sites) site.expected = expectationOf(site.root, { canPlay, secondsOf });
  await page.close();
  const inspected = await inspectSites(sites, { server, canPlay, secondsOf });
  return { sites, others, inspected };
};

/** Plays the sites with the player of this library. */
const playWithOurs = (browser, server, { sites, onPlayed }) =>
  playSites(browser, server, {
    sites,
    configOf: ({ expected, root }) =>
      playerConfig(expected.slot, root.url, `${server.page}/content.mp4`),
    onPlayed,
  });

/** The policy of docs/guides/publisher/content-security-policy.md, for ads on another origin. */
const strictPolicy = (ads) =>
  `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: ${ads}; media-src 'self' blob: ${ads}; ` +
  `connect-src 'self' ${ads}; base-uri 'none'; require-trusted-types-for 'script'; trusted-types lit-html media-embed`;

/**
 * Results by document: `{ path, slot, expected, started, due, fired, codes, scripts, faults, differences, … }`.
 * `requested` are the trackers that were requested, as the document has them or with their macros expanded.
 * `differences` are those of the inspection and the player; `inspected` are trackers requested by the inspection.
 * `play` plays with another player, whose `files` the server has. `isStrict` gives the page a strict policy; `reports`
 * are those that it received. `change` replaces a document by one or more; of all, those are played of which `isPlayed` is true.
 */
export const runConformance = async (
  folder,
  {
    onPlayed = () => undefined,
    play = playWithOurs,
    files,
    isStrict = false,
    change = null,
    isPlayed = () => true,
  } = {},
) => {
  const server = await startServer(files, isStrict ? strictPolicy : null);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: playbackFlags });
  try {
    const { sites, others, inspected } = await loadFolder(browser, server, folder, {
      change,
      isPlayed,
    });
    const { results, scripts, reports } = await play(browser, server, {
      sites,
      isStrict,
      onPlayed: () => onPlayed(sites.length),
    });
    const documents = sites.map((site) => {
      const result = results.get(site);
      return {
        path: site.path,
        slot: site.expected.slot,
        expected: site.expected.played,
        ...compare(site, result, server.requests),
        requested: requestedTrackers(site, server.requests),
        differences: predictionFaults(site, result, server.requests),
      };
    });
    return { documents, others, scripts, reports, inspected };
  } finally {
    await browser.close();
    await server.stop();
  }
};
