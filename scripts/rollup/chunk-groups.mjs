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

/** What a build knows of its modules. */
const moduleGraph = ({ getModuleIds, getModuleInfo }) => {
  const ids = [...getModuleIds()];
  const isEntry = (id) => getModuleInfo(id).isEntry;
  const closure = (starts, nextOf) => {
    const found = new Set(starts);
    for (const id of found) {
      const module = getModuleInfo(id);
      for (const next of module ? nextOf(module) : []) found.add(next);
    }
    return found;
  };
  return {
    ids,
    isEntry,
    isStart: (id) => isEntry(id) || getModuleInfo(id).dynamicImporters.length > 0,
    /** The modules that these load with themselves. */
    loadedWith: (starts) => closure(starts, ({ importedIds }) => importedIds),
    /** The modules that one loads with itself or later. */
    reachableFrom: (start) =>
      closure([start], (module) => [...module.importedIds, ...module.dynamicallyImportedIds]),
  };
};

/** The group of each module of the build for pages without a bundler. */
const namesOf = (meta) => {
  const { ids, isStart, loadedWith } = moduleGraph(meta);
  const withPath = (paths) => ids.filter((id) => paths.some((path) => id.endsWith(path)));
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

const groupsBy = (namesIn) => () => {
  let names;
  return (id, meta) => (names ??= namesIn(meta)).get(id) ?? translationGroup(id);
};

/** The `manualChunks` of the build for pages without a bundler. */
export const chunkGroups = groupsBy(namesOf);

const ELEMENT_ENTRY = '/components/media-embed/define.js';

/** Entries of functions, which Node loads, too. */
const FUNCTIONS = /\/src\/(?!player\/|locales\/)/;

const LIT = /^(?:@lit|lit)\b/;

/**
 * The group of each module that parts of `<media-embed>` load later, and the element at the start. Bundlers write a
 * file for each set of parts that share a file of the package, and each file that a page has to load costs 200 bytes
 * more, so these modules are one file here, but for those that functions need, too, which have no code for pages. A
 * module with styles is in neither: its group would need Lit, which most parts do not.
 */
const packageNamesOf = (meta) => {
  const { ids, isEntry, isStart, loadedWith, reachableFrom } = moduleGraph(meta);
  const entry = ids.find((id) => id.endsWith(ELEMENT_ENTRY));
  const reachable = reachableFrom(entry);
  const withElement = loadedWith([entry]);
  const parts = loadedWith(ids.filter((id) => reachable.has(id) && isStart(id) && !isEntry(id)));
  const functions = loadedWith(ids.filter((id) => isEntry(id) && FUNCTIONS.test(id)));
  const groupOf = (id) => {
    if (functions.has(id)) return 'embed-data';
    if (!parts.has(id)) return undefined;
    return [...loadedWith([id])].some((loaded) => LIT.test(loaded)) ? undefined : 'element-parts';
  };
  return new Map(
    ids.filter((id) => withElement.has(id) && !isEntry(id)).map((id) => [id, groupOf(id)]),
  );
};

/** The `manualChunks` of the build for npm. */
export const packageGroups = groupsBy(packageNamesOf);
