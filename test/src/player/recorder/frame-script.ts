/** The script of `frame.html`: a player with a preroll, which is served to the page around it. */
import '../../../../components/media-embed-player/define.js';
import { servePlayback } from '../../../../src/player/frame/serve-playback.js';
import { resolveEmbed } from '../../../../src/resolve/resolve-embed.js';
import type { Embed } from '../../../../src/schema/embed.js';
import { CountedAds, countedPreroll } from '../../../components/media-embed/counted-ads.js';
import { playableEmbed } from '../../../components/media-embed/playable-embed.js';

const parameters = new URLSearchParams(location.search);

const ads = new CountedAds();
const player = document.createElement('media-embed-player');
player.config = resolveEmbed(playableEmbed(countedPreroll('x=1')) as unknown as Embed, {}).config;
document.body.append(player);
servePlayback(player, {
  signal: new AbortController().signal,
  ...(parameters.has('sharing') && { sharesRecord: () => true }),
});
Object.assign(window, { counts: ads.counts });
