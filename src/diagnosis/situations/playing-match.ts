import type { AdChain } from '../evidence/evidence.js';
import { hostOf } from '../evidence/url-host.js';
import { about, requestOf, serverOrNetwork, type SituationMatch } from './situation.js';

/** What an ad that plays, or a playlist, is and whether it is counted. */
export const playingMatch = (chain: AdChain): SituationMatch => {
  const params = requestOf(chain);
  const { path } = chain;
  if (chain.state === 'playlist') {
    const breaks = chain.requests[0]?.outline?.breaks ?? 0;
    return about('nobody', { id: 'playlist-plays', params: { ...params, breaks } }, path);
  }
  for (const { event, url, lostWith: status } of chain.reports ?? [])
    if (event === 'impression' && status !== undefined) {
      const place = { ...params, lastHost: hostOf(url) };
      return about(
        serverOrNetwork(place),
        { id: 'impression-lost', params: { ...place, status } },
        path,
      );
    }
  if (chain.reports?.some(({ event }) => event === 'skip') === true)
    return about('nobody', { id: 'ad-skipped', params }, path);
  const played = chain.ads.find(({ failure }) => failure === null);
  const seconds = played?.durationSeconds ?? null;
  const type = chain.playing ?? 'linear';
  const result = played?.file?.check?.result;
  const file =
    result === undefined ? 'not-requested' : result === 'found' ? 'responded' : 'unreadable';
  const mediaHost = hostOf(played?.file?.url ?? '');
  const facts = { type, seconds, file, mediaHost } as const;
  return about('nobody', { id: 'ad-plays', params: { ...params, ...facts } }, path);
};
