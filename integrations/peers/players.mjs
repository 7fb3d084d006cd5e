/** The ways to play one video in a page, each as its documentation writes it. */

const VIDEO = '/video.mp4';

const EMBED = {
  id: '1',
  title: 'A walk along the river',
  autoplay: '1',
  mute: '1',
  video: { id: '1', title: 'A walk along the river', duration: '10', url_video_mp4: VIDEO },
};

const jsonOf = (origin) =>
  JSON.stringify({ ...EMBED, video: { ...EMBED.video, url_video_mp4: `${origin}${VIDEO}` } });

const native = (attributes = '') =>
  `<video class="box" ${attributes} autoplay muted playsinline src="${VIDEO}"></video>`;

/** `html` gets the addresses of the site. `entry` is the module in `pages/players`, `package` what it measures. */
export const PLAYERS = [
  { name: '<video controls>', package: null, entry: null, html: () => native('controls') },
  {
    name: '<iframe> of a bare player',
    package: null,
    entry: null,
    html: ({ foreign }) =>
      `<iframe class="box" allow="autoplay" title="A walk" src="${foreign}/frame.html"></iframe>`,
  },
  {
    name: '<media-embed format=player>',
    package: 'media-embed-elements',
    entry: 'media-embed.js',
    html: ({ origin }) =>
      `<media-embed class="box" format="player" loading="eager"><script type="application/json">${jsonOf(origin)}</script></media-embed>`,
  },
  {
    name: '<media-embed format=player> from dist/cdn',
    package: 'media-embed-elements',
    entry: null,
    html: ({ origin }) =>
      `<script type="module" src="/cdn/media-embed.js"></script><media-embed class="box" format="player" loading="eager"><script type="application/json">${jsonOf(origin)}</script></media-embed>`,
  },
  {
    name: '<media-embed-player>',
    package: 'media-embed-elements',
    entry: 'media-embed-player.js',
    html: ({ origin }) =>
      `<media-embed-player class="box"></media-embed-player><script type="application/json">${jsonOf(origin)}</script>`,
  },
  {
    name: 'media-chrome',
    package: 'media-chrome',
    entry: 'media-chrome.js',
    html: () =>
      `<media-controller class="box">${native('slot="media"')}<media-control-bar><media-play-button></media-play-button><media-time-range></media-time-range><media-time-display showduration></media-time-display><media-mute-button></media-mute-button><media-volume-range></media-volume-range><media-pip-button></media-pip-button><media-fullscreen-button></media-fullscreen-button></media-control-bar></media-controller>`,
  },
  {
    name: 'vidstack',
    package: 'vidstack',
    entry: 'vidstack.js',
    html: () =>
      `<media-player class="box" title="A walk" src="${VIDEO}" autoplay muted playsinline load="eager"><media-provider></media-provider><media-video-layout></media-video-layout></media-player>`,
  },
  {
    name: '@videojs/html',
    package: '@videojs/html',
    entry: 'videojs-html.js',
    html: () =>
      `<video-player><video-skin class="box">${native('slot="media"')}</video-skin></video-player>`,
  },
  {
    name: 'video.js',
    package: 'video.js',
    entry: 'video-js.js',
    html: () =>
      `<video class="box video-js vjs-default-skin" controls autoplay muted playsinline data-setup="{}" width="640" height="360" src="${VIDEO}"></video>`,
  },
  {
    name: 'fluid-player',
    package: 'fluid-player',
    entry: 'fluid-player.js',
    html: () =>
      `<video class="box" id="fluid" width="640" height="360"><source src="${VIDEO}" type="video/mp4"></video>`,
  },
];

/** The name of a player in paths. */
export const pathOf = (index) => `player-${index}`;

/** The page of a player: its styles are loaded as a publisher would link them. */
export const playerPage = (player, index, { addresses, hasStyles }) => {
  const path = pathOf(index);
  const head = [
    hasStyles ? `<link rel="stylesheet" href="/${path}/entry.css">` : '',
    player.entry === null ? '' : `<script type="module" src="/${path}/entry.js"></script>`,
  ].join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A player</title><link rel="icon" href="data:,"><style>body{margin:0}.box{display:block;width:640px;height:360px;border:0}</style>${head}</head><body>${player.html(addresses)}</body></html>`;
};

/** The page in the frame of the bare player. */
export const FRAME_PAGE = `<!doctype html><html lang="en"><title>Player</title><style>body{margin:0}video{width:100%;height:100vh}</style>${native('controls')}</html>`;
