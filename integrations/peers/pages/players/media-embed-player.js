import 'media-embed-build/components/media-embed-player/define.js';
import { resolveEmbed } from 'media-embed-build/src/index.js';

const player = document.querySelector('media-embed-player');
const json = document.querySelector('script[type="application/json"]').textContent;
player.config = resolveEmbed(JSON.parse(json), {}, { streamUrl: () => '/video.mp4' }).config;
