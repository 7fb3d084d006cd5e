import type { AdChain, Evidence } from '../evidence/evidence.js';
import { hostOf } from '../evidence/url-host.js';
import { about, requestOf, serverOrNetwork, type SituationMatch } from './situation.js';

/** What plays, and what is known of its file. */
const playingFacts = ({ ads, playing }: AdChain) => {
  const played = ads.find(({ failure }) => failure === null);
  const seconds = played?.durationSeconds ?? null;
  const result = played?.file?.check?.result;
  const file =
    result === undefined ? 'not-requested' : result === 'found' ? 'responded' : 'unreadable';
  const mediaHost = hostOf(played?.file?.url ?? '');
  return { type: playing ?? 'linear', seconds, file, mediaHost } as const;
};

/** What an ad that plays, or a playlist, is and whether it is counted. */
export const playingMatch = (chain: AdChain, { input }: Evidence): SituationMatch => {
  const params = requestOf(chain);
  const { path } = chain;
  if (chain.state === 'playlist') {
    const breaks = chain.requests[0]?.outline?.breaks ?? 0;
    const playing = chain.breaks?.filter(({ ads, failure }) => !failure && ads.length > 0) ?? [];
    const some = playing.length === breaks ? 'all' : 'some';
    const filled = playing.length === 0 ? 'none' : some;
    return about('nobody', { id: 'playlist-plays', params: { ...params, breaks, filled } }, path);
  }
  const lost = (chain.reports ?? []).filter(({ lostWith }) => lostWith !== undefined);
  const report = lost.find(({ event }) => event === 'impression') ?? lost[0];
  if (report?.lostWith !== undefined) {
    const { event, url, lostWith: status } = report;
    const place = { ...params, lastHost: hostOf(url) };
    const facts = { ...place, event, status };
    return about(serverOrNetwork(place), { id: 'impression-lost', params: facts }, path);
  }
  if (chain.reports?.some(({ event }) => event === 'skip') === true)
    return about('nobody', { id: 'ad-skipped', params }, path);
  const isAboutCounts = input.around?.isAboutCounts === true;
  const isRecorded = input.kind === 'har' && input.source !== 'command';
  const facts = { ...playingFacts(chain), ...(isAboutCounts && { isAboutCounts, isRecorded }) };
  // A page that got the ad, and requested nothing of it, may have been left, or have a fault of its own.
  const isShown = chain.reports?.some(({ event }) => event !== 'verification') === true;
  const isOpen = input.kind === 'har' && input.source === undefined && !isShown;
  const isUnshown = isOpen && facts.type === 'linear' && facts.file === 'not-requested';
  const owner = isUnshown || isAboutCounts ? 'unknown' : 'nobody';
  return about(owner, { id: 'ad-plays', params: { ...params, ...facts } }, path);
};
