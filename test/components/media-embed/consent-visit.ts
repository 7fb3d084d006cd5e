import { GppModel } from '@iabgpp/cmpapi';
import { type MediaEmbed, type MediaEmbedPlayer } from '../../../components/index.js';
import { countedPreroll } from './counted-ads.js';
import { create, eventsOf, type Settings } from './mount.js';
import { playableEmbed } from './playable-embed.js';
import { waitUntil } from '../wait-until.js';

/** Any id that the IAB gives to a platform. */
export const CMP_ID = 300;

/** A TC string with consent to these of the purposes from 1 on, as the IAB's library writes it. */
export const tcString = (...purposes: readonly boolean[]): string => {
  const model = new GppModel();
  model.setFieldValue('tcfeuv2', 'CmpId', CMP_ID);
  model.setFieldValue('tcfeuv2', 'CmpVersion', 1);
  model.setFieldValue('tcfeuv2', 'PurposeConsents', purposes);
  return model.encodeSection('tcfeuv2');
};

/** An embed that plays by itself in the page, and what it has fired. */
export interface Visit {
  readonly el: MediaEmbed;
  readonly destroyed: readonly Event[];
  readonly breaks: readonly Event[];
  readonly player: () => MediaEmbedPlayer | null;
}

/** Puts an embed with a preroll into the page. `query`: of its ad tag. */
export const visit = (query: string, settings: Settings = {}, ...flags: string[]): Visit => {
  const el = create({
    embed: playableEmbed(countedPreroll(query)),
    format: 'player',
    loading: 'eager',
    autoplay: true,
    ...settings,
  });
  for (const flag of flags) el.setAttribute(flag, '');
  const destroyed = eventsOf(el, 'playerdestroy');
  const breaks = eventsOf(el, 'adbreakstart');
  document.body.append(el);
  return {
    el,
    destroyed,
    breaks,
    player: () => el.renderRoot.querySelector('media-embed-player'),
  };
};

/** The video of the ad that is on, or null. */
const adVideo = ({ player }: Visit): HTMLVideoElement | null => {
  const layer = player()?.shadowRoot?.querySelector('[part~=ads]');
  for (const { shadowRoot } of layer?.children ?? []) {
    const video = shadowRoot?.querySelector('video');
    if (video) return video;
  }
  return null;
};

/** Waits until the preroll has started, and goes to its last moments; then waits for the content. */
export const passPreroll = async (visited: Visit): Promise<void> => {
  const { el } = visited;
  await waitUntil(() => (adVideo(visited)?.currentTime ?? 0) > 0, 'the ad');
  const video = adVideo(visited);
  if (video) video.currentTime = video.duration - 0.2;
  await waitUntil(() => el.ad === null && el.currentTime > 0, 'the content');
};
