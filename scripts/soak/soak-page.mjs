/** Soaks a page: a thousand plays with ads in the same players, with the memory, nodes and listeners that remain. */
import { chromium } from 'playwright-core';
import { chromiumPath, playbackFlags } from '../chromium.mjs';
import { startPageSite } from './page-site.mjs';

/** Players side by side, all of them in view. */
const PLAYERS = 6;

/** How fast everything plays. */
const SPEED = 8;

/** Plays after which a player is replaced by a new one; the others play the next configuration in the same player. */
const PLAYS_PER_PLAYER = 10;

/** Runs before the scripts of the page. */
const speedUp = (speed) => {
  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = function playFast() {
    Object.assign(this, { defaultPlaybackRate: speed, playbackRate: speed });
    return play.call(this);
  };
};

/** Runs in the page: plays configurations one after another, and returns how many played their content. */
const playAll = async ({ configs, plays, players, playsPerPlayer }) => {
  const { waitFor } = await import('/timing/wait-for.js');
  const { pageProgress } = await import('/timing/page-progress.js');
  await customElements.whenDefined('media-embed-player');
  let next = 0;
  const totals = { played: 0, stuck: 0 };
  const playOnce = async (player, config) => {
    const ended = new AbortController();
    let isPlayed = false;
    // The content gets on, so that its preroll is over.
    const look = () => {
      isPlayed ||= player.ad === null && player.currentTime > 0.2;
    };
    player.addEventListener('timeupdate', look, { signal: ended.signal });
    player.config = config;
    const progress = () => pageProgress(player.shadowRoot ?? document);
    await waitFor('the content', () => isPlayed, { progress, intervalMs: 20 }).catch(() => false);
    ended.abort();
    return isPlayed;
  };
  const create = () => {
    const player = document.createElement('media-embed-player');
    document.body.append(Object.assign(player, { defaultMuted: true, autoplay: true }));
    return player;
  };
  const run = async () => {
    let player = create();
    for (let own = 1; next < plays; own += 1) {
      const config = configs[next % configs.length];
      next += 1;
      totals[(await playOnce(player, { ...config })) ? 'played' : 'stuck'] += 1;
      if (own % playsPerPlayer === 0) {
        player.remove();
        player = create();
      }
    }
    player.remove();
  };
  await Promise.all(Array.from({ length: players }, run));
  return totals;
};

/** What is left in the page after garbage collection. */
const sampleOf = async (session, at) => {
  // Media and aborted requests end asynchronously.
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const valueOf = (name) => metrics.find((metric) => metric.name === name).value;
  return {
    at,
    heap: valueOf('JSHeapUsedSize'),
    nodes: valueOf('Nodes'),
    listeners: valueOf('JSEventListeners'),
    documents: valueOf('Documents'),
  };
};

/**
 * `{ samples, played, stuck, impressions, errors }`: samples `{ at, heap, nodes, listeners, documents }` after the
 * warm-up, in the middle and at the end, without players in the page.
 */
export const soakPage = async ({ plays, warmUp, samples: count, onSample = () => undefined }) => {
  const site = await startPageSite();
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: playbackFlags });
  try {
    const page = await browser.newPage({ viewport: { width: 1260, height: 480 } });
    const errors = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await page.addInitScript(speedUp, SPEED);
    await page.goto(site.origin);
    const options = {
      configs: site.configs,
      players: PLAYERS,
      playsPerPlayer: PLAYS_PER_PLAYER,
    };
    const play = (number) => page.evaluate(playAll, { ...options, plays: number });
    await play(warmUp);
    const samples = [await sampleOf(session, 0)];
    const totals = { played: 0, stuck: 0 };
    onSample(samples[0]);
    for (let part = 1; part < count; part += 1) {
      const share = Math.ceil(plays / (count - 1));
      const { played, stuck } = await play(share);
      totals.played += played;
      totals.stuck += stuck;
      samples.push(await sampleOf(session, part * share));
      onSample(samples[part]);
    }
    return { samples, ...totals, impressions: site.impressions(), errors };
  } finally {
    await browser.close();
    await site.stop();
  }
};
