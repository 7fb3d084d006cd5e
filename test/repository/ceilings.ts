import { bundle } from './bundle.js';
import { root } from './project.js';

/** A limit on what a page has to load. */
export interface Ceiling {
  readonly name: string;
  /** The module that a page would import. */
  readonly code: string;
  /** Maximum size after brotli of everything that is loaded at the start; it varies slightly with the version of Node. */
  readonly maxBytes: number;
  /** Packages that must not even be loaded. */
  readonly mustNotAppear: readonly string[];
}

const NOT_IN_CORE = ['zod', 'ky', 'lit', 'lit-html', 'lit-element', '@lit/reactive-element'];

/** What a page loads for a part of the core. Each part has its own limit, since bundlers drop the rest. */
const coreCeiling = (names: string, maxBytes: number): Ceiling => ({
  name: `core: ${names}`,
  code: `export ${names} from '${root}.build/src/index.js';`,
  maxBytes,
  mustNotAppear: NOT_IN_CORE,
});

/** A module that an element loads only when it is needed. */
const partCeiling = (name: string, path: string, maxBytes: number): Ceiling => ({
  name,
  code: `export * from '${root}.build/src/${path}.js';`,
  maxBytes,
  mustNotAppear: ['zod', 'ky', 'hls.js'],
});

export const ceilings: readonly Ceiling[] = [
  coreCeiling('{ embedPreview }', 1_350),
  // With the texts of its findings, which no player loads.
  coreCeiling('{ resolveEmbed }', 7_080),
  // With the tables of eighteen dialects, which every expansion of an unknown tag may need.
  coreCeiling('{ expandAdTag, compileAdTag }', 11_310),
  // With the texts for formats that cannot be written.
  coreCeiling('{ renderCode }', 14_800),
  // The rules with their sentences, and the tag in a pasted text; nothing else of the core needs them.
  coreCeiling('{ lintEmbed, lintAdTag, applyRepair }', 45_600),
  // With the hashes of the files for pages without a bundler.
  coreCeiling('*', 56_000),
  {
    name: 'VAST inspector and linter, with expandAdTag',
    code: `export * from '${root}.build/src/vast/index.js';`,
    // With the texts of failures and reasons, what is repaired in XML, and the check that keeps malformed responses from causing policy reports.
    maxBytes: 46_520,
    mustNotAppear: [...NOT_IN_CORE, 'hls.js'],
  },
  {
    name: 'consent and viewer of the page',
    code:
      `export * from '${root}.build/src/player/viewer/browser-viewer.js';` +
      `export * from '${root}.build/src/player/consent/watch-consent.js';`,
    maxBytes: 3_500,
    mustNotAppear: ['zod', 'ky', 'lit'],
  },
  {
    name: '<media-embed-player> with lit',
    code: `import '${root}.build/components/media-embed-player/define.js';`,
    // With the pause of the player that had sound before, the texts of its control bar, and what tells that the policy
    // of the page refused its media.
    maxBytes: 17_590,
    mustNotAppear: ['zod', 'ky', 'hls.js'],
  },
  {
    // Everything that a page with an MP4 without ads loads: the element, its player and the control bar.
    name: 'a playing MP4',
    code:
      `import '${root}.build/components/media-embed/define.js';` +
      `export * from '${root}.build/components/media-embed/mount/mount-embed-player.js';` +
      `export * from '${root}.build/src/player/controls/control-bar.js';`,
    maxBytes: 45_000,
    mustNotAppear: ['zod', 'ky', 'hls.js'],
  },
  {
    name: 'loader of <media-embed>',
    code: `import '${root}.build/components/media-embed/loader.js';`,
    // With the frame of a rendered facade or of inline JSON, which it makes by itself.
    maxBytes: 1_130,
    mustNotAppear: ['lit', 'zod', 'ky', 'hls.js'],
  },
  {
    name: '<media-embed> with reactive elements',
    code: `import '${root}.build/components/media-embed/define.js';`,
    // With the members of a media element, the lists of what the page trusts, the poster of the page, and the start of
    // each player, whose files are requested together.
    maxBytes: 10_770,
    mustNotAppear: ['lit', 'lit-html', 'lit-element', 'zod', 'ky', 'hls.js'],
  },
  {
    name: 'links that become players',
    code: `import '${root}.build/components/upgrade-links/start.js';`,
    // With the players that a page already has, which only have to be defined, the sizes that editors store, and the
    // links of visitors, which stay links.
    maxBytes: 1_660,
    mustNotAppear: [...NOT_IN_CORE, 'hls.js'],
  },
  {
    // Without the builder, which is loaded only for editors. With what loads its texts about code that cannot be written, and what says that code is missing.
    name: '<media-embed-code> with lit',
    code: `import '${root}.build/components/media-embed-code/define.js';`,
    maxBytes: 24_120,
    mustNotAppear: ['zod', 'ky', 'hls.js'],
  },
  {
    // With the picture of the timeline, and the texts of findings with the values that they are about.
    name: '<media-embed-preview> with lit',
    code: `import '${root}.build/components/media-embed-preview/define.js';`,
    maxBytes: 20_160,
    mustNotAppear: ['zod', 'ky', 'hls.js'],
  },
  {
    // With what expands the ad tags of an embed; without what reads a pasted text, and without the evidence, which are
    // loaded for the first input.
    name: '<ad-tag-debugger> with lit',
    code: `import '${root}.build/components/ad-tag-debugger/define.js';`,
    maxBytes: 45_000,
    mustNotAppear: ['zod', 'ky', 'hls.js'],
  },
  // The largest of the modules for editors, with the recognizer and the preview that they share, and the labels in six
  // languages, which editors read while they start.
  partCeiling('a module for an editor', 'editors/editorjs', 6_460),
  // The media loader in it is also part of the player, and is loaded once.
  // With the files of an ad that are tried one after another, and the policy of the page that refuses them.
  partCeiling('ads, with lit', 'player/ads/ad-controller', 18_150),
  // With the code that keeps markup in extensions and malformed responses from causing policy reports, the repair of
  // ampersands, requests from frames without an origin, and the policy of the page that refuses requests.
  partCeiling('VAST', 'vast/request/request-vast', 8_220),
  // Its deadlines, waterfall and errors are also part of the ads, and are loaded once.
  partCeiling('IMA, with the expansion of ad tags', 'player/ads/ima/ima-manager', 13_550),
  // With the state of the media and its text tracks, as other players' shells read them.
  partCeiling('a player in a frame', 'player/frame/connect-frame', 3_700),
  // Loaded only while the ads of a page are recorded. The VAST client in it is also part of the ads, and is loaded once.
  partCeiling('the recorder of ads', 'player/recorder/ad-recorder', 12_370),
  partCeiling('consent strings', 'consent-strings/decode-consent-string', 4_100),
  // With the expansion of ad tags, to compare with.
  partCeiling('other players', 'ad-tags/other-players/other-players', 13_750),
  partCeiling('tags of Google Ad Manager', 'ad-tags/google-ad-manager-tag', 3_100),
  partCeiling('scroll mode, with lit', 'player/scroll-mode/scroll-mode', 9_290),
];

export interface Weight {
  readonly code: string;
  readonly size: number;
  /** Module paths from the root with their bytes before minifying, largest first. */
  readonly modules: readonly (readonly [path: string, bytes: number])[];
  /** Packages of `mustNotAppear` that are loaded. */
  readonly appeared: readonly string[];
}

const measure = async ({ code, mustNotAppear }: Ceiling): Promise<Weight> => {
  const { code: minified, size, modules } = await bundle(code);
  return {
    code: minified,
    size,
    modules: [...modules]
      .map(([id, bytes]) => [id.replace(root, ''), bytes] as const)
      .sort(([, a], [, b]) => b - a),
    appeared: mustNotAppear.filter((name) =>
      [...modules.keys()].some((id) => id.includes(`/node_modules/${name}/`)),
    ),
  };
};

const weights = new Map<Ceiling, Promise<Weight>>();

/** What a page loads for a ceiling; it is bundled once, however often it is weighed. */
export const weigh = (ceiling: Ceiling): Promise<Weight> => {
  const weight = weights.get(ceiling) ?? measure(ceiling);
  weights.set(ceiling, weight);
  return weight;
};

/** The largest modules, one a line. */
export const largest = ({ modules }: Weight, count: number): string =>
  modules
    .slice(0, count)
    .map(([path, bytes]) => `  ${String(bytes).padStart(7)} B  ${path}`)
    .join('\n');
