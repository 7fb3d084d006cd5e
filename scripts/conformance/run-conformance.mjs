/** Plays every document of a folder in Chromium and compares what was requested with what was due. */
import { chromium } from 'playwright-core';
import { chromiumPath, playbackFlags } from '../chromium.mjs';
import { compare } from './comparison.mjs';
import { secondsOf, startServer } from './counting-server.mjs';
import { readFolder } from './documents.mjs';
import { expectationOf } from './oracle.mjs';
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

const loadFolder = async (browser, server, folder) => {
  const { documents, others } = readFolder(folder);
  const page = await browser.newPage();
  await page.goto(`${server.page}/blank`);
  const sites = await loadSites(documents, server.origin, page);
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

/**
 * Results by document: `{ path, slot, expected, started, due, fired, codes, scripts, faults, differences, … }`.
 * `differences` are those of the inspection and the player; `inspected` are trackers requested by the inspection.
 * `play` plays with another player, whose `files` the server has.
 */
export const runConformance = async (
  folder,
  { onPlayed = () => undefined, play = playWithOurs, files } = {},
) => {
  const server = await startServer(files);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: playbackFlags });
  try {
    const { sites, others, inspected } = await loadFolder(browser, server, folder);
    const { results, scripts } = await play(browser, server, {
      sites,
      onPlayed: () => onPlayed(sites.length),
    });
    const documents = sites.map((site) => {
      const result = results.get(site);
      return {
        path: site.path,
        slot: site.expected.slot,
        expected: site.expected.played,
        ...compare(site, result, server.requests),
        differences: predictionFaults(site, result, server.requests),
      };
    });
    return { documents, others, scripts, inspected };
  } finally {
    await browser.close();
    await server.stop();
  }
};
