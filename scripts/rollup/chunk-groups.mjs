/**
 * Which modules of the elements for pages without a bundler share a file. By itself rollup makes a file for each set
 * of entries that needs a module, most of them of a hundred bytes, and each is a request. What a page loads at the
 * same time is one file here.
 */

const FOLLOW = '/components/media-embed/mount/follow-frame.js';
const MOUNT = '/components/media-embed/mount/mount-embed-player.js';
const PLAYER = '/components/media-embed-player/define.js';
const DEFINE_PLAYER = '/components/media-embed/mount/define-player.js';
const CODE = '/components/media-embed-code/define.js';
const PREVIEW = '/components/media-embed-preview/define.js';
const DEBUGGER = '/components/ad-tag-debugger/define.js';
const RECORDER = '/src/player/recorder/index.js';
const TOOL_ENTRIES = [CODE, PREVIEW, DEBUGGER, RECORDER];
const CONTROLS = '/src/player/controls/control-bar.js';
const CONSENT = '/src/player/consent/consent-before-ads.js';
const ADS = ['/src/player/ads/ad-controller.js', '/src/player/ads/built-in/linear-additions.js'];
const VAST = ['/src/player/ads/lazy-vast.js', '/src/vast/inspect/media-request.js'];

/** All that an element needs until a frame is made or a video starts. */
const ELEMENT = [
  '/components/media-embed/define.js',
  '/components/media-embed/mount/mount-frame.js',
  '/components/media-embed/mount/sandboxed-document.js',
  '/components/media-embed/mount/start-video.js',
];

/** Parts of a few hundred bytes that are not worth a request. */
const SMALL_PARTS = ['/components/controllers/read-response.js', '/src/locales/load-language.js'];

/** What the console says about errors and mistakes. */
const SENTENCES = ['/src/player/error-sentences.js', '/components/warnings/warnings.js'];

/** What texts of several audiences need, in parts of a few hundred bytes. */
const TEXTS = ['lazy-messages', 'joined-messages', 'message-data', 'with-remedies'].map(
  (name) => `/src/messages/${name}.js`,
);

/** What the elements of editors and ad operations share, in parts of a few hundred bytes. */
const TOOLS = [
  '/components/with-code.js',
  '/components/media-embed-code/clipboard.js',
  '/src/locales/left-to-right.js',
  '/src/network/local-host.js',
  '/src/resolve/resolve-findings.js',
  '/lit-html/directives/live.js',
  '/lit-html/directives/class-map.js',
];

const PANELS = [
  '/components/ad-tag-debugger/panels/panel-text.js',
  '/components/ad-tag-debugger/locales/part-messages.js',
];

/**
 * Each group has the modules that one of `of` loads and, if there is `and`, one of `and`, too, unless an earlier group
 * has them. `others`: every entry and every part that is not in `of`. No name says "ad": blockers would take it for one.
 */
const GROUPS = [
  // The loader makes a frame with this file, and loads the element afterwards.
  { name: 'elements', of: ['/components/media-embed/mount/early-frame.js'] },
  // No other file imports the entry itself: a page may load it by an address with a version.
  { name: 'elements', of: ELEMENT, and: 'others' },
  { name: 'elements', of: SMALL_PARTS },
  { name: 'media-embed', of: ELEMENT },
  // What is used without a player in the page, too.
  { name: 'playback', of: [PLAYER], and: [FOLLOW, MOUNT, ...TOOL_ENTRIES] },
  { name: 'playback', of: [PLAYER, FOLLOW], and: [...VAST, ...ADS] },
  // The content plays without the code of ads, which blockers stop.
  { name: 'playback', of: [CONSENT], and: [...VAST, ...ADS] },
  { name: 'playback', of: [MOUNT], and: TOOL_ENTRIES },
  // A page for editors or ad operations loads no player before somebody plays.
  { name: 'playback', of: [...VAST, ...ADS], and: [CODE, PREVIEW] },
  { name: 'vast', of: [...VAST, ...ADS], and: [DEBUGGER, RECORDER] },
  { name: 'player', of: [DEFINE_PLAYER] },
  { name: 'mount-embed-player', of: [...VAST, ...ADS], and: [MOUNT] },
  { name: 'mount-embed-player', of: [MOUNT] },
  { name: 'follow-frame', of: [FOLLOW] },
  { name: 'vast', of: [...VAST, ...ADS], and: VAST },
  { name: 'breaks', of: ADS },
  { name: 'controls', of: [CONTROLS] },
  // Loaded once something is wrong.
  { name: 'error-sentences', of: SENTENCES },
  { name: 'texts', of: TEXTS },
  { name: 'tools', of: TOOLS },
  { name: 'vast', of: ['/src/vast/request/request-fault.js'] },
  {
    name: 'reasons',
    of: ['/src/vast/inspect/write-reason.js', '/src/messages/generated/vast/index.js'],
  },
  { name: 'panels', of: PANELS },
];

/** The group of each module. */
const namesOf = ({ getModuleIds, getModuleInfo }) => {
  const ids = [...getModuleIds()];
  const withPath = (paths) => ids.filter((id) => paths.some((path) => id.endsWith(path)));
  /** The modules that these load with themselves. */
  const loadedWith = (starts) => {
    const found = new Set(starts);
    for (const id of found) for (const next of getModuleInfo(id).importedIds) found.add(next);
    return found;
  };
  const isStart = (id) =>
    getModuleInfo(id).isEntry || getModuleInfo(id).dynamicImporters.length > 0;
  const names = new Map();
  for (const { name, of, and } of GROUPS) {
    const starts = withPath(of);
    const isOther = (id) => isStart(id) && !starts.includes(id);
    const others = and && loadedWith(and === 'others' ? ids.filter(isOther) : withPath(and));
    for (const id of loadedWith(starts))
      if ((!others || others.has(id)) && !names.has(id)) names.set(id, name);
  }
  return names;
};

/** A translation of an audience that pages have. Only programs for Node load the others. */
const TRANSLATION =
  /\/messages\/generated\/(?!audit|editors)(?:(?:ad|embed)-)?([a-z-]+)\/(de|es|fr|it|pt)\.js$/;

/** A language is a file that pages in others do not load, however small it is. */
export const translationGroup = (id) => {
  const [, audience, language] = TRANSLATION.exec(id) ?? [];
  return audience === undefined ? undefined : `${audience}-${language}`;
};

/** Whether a chunk imports nothing, so that each build writes the same file: a translation, or the player of HLS. */
export const isShared = ({ name }) => /^hls-engine$|-(?:de|es|fr|it|pt)$/.test(name);

/** The `manualChunks` of one build. */
export const chunkGroups = () => {
  let names;
  return (id, meta) => (names ??= namesOf(meta)).get(id) ?? translationGroup(id);
};
