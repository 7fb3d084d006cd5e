/** Folders below test/ that have no source folder, and why. */
export const PRODUCT_FOLDERS: Readonly<Record<string, string>> = {
  conformance: 'corpora and reference tables kept beside the checkout',
  'end-to-end': 'built pages and packages, as users get them',
  fuzz: 'properties of many functions, for generated inputs',
  laboratory: 'the diagnosis as a whole, of faults put into chains that play',
  repository: 'the files of the repository themselves',
};

/**
 * The tests that mirror no source file: their folder below test/, their names and why. The test of any
 * other file a/b.ts is test/a/b.test.ts.
 */
export const CROSS_CUTTING: readonly (readonly [folder: string, names: string, because: string])[] =
  [
    [
      'components',
      'hostile-attributes hostile-embeds missing-code right-to-left right-to-left-ads',
      'one promise of all elements',
    ],
    ['components/leaks', 'leaks', 'one promise of all elements'],
    [
      'components/ad-tag-debugger',
      'foreign-numbers strict-policy',
      'the element as a whole, by what a page notices',
    ],
    [
      'components/media-embed',
      'accessibility attributes box consent facade-rules failures first-update frame hydration ' +
        'keyboard live-region loading page-consent-gpp playback player-code player-start press refused-policy source ' +
        'states strict-policy',
      'the element as a whole, by what a page notices',
    ],
    [
      'components/media-embed-player',
      'accessible-states ads autoplay bar-language controls focus keyboard ' +
        'lifecycle no-bar overlays play-outcome playing rules sole-sound states strict-policy viewer-input',
      'the element as a whole, by what a viewer notices',
    ],
    ['demo/cms/server', 'cms-framing durable-articles', 'the whole server by network and on disk'],
    ['demo/sandbox/server', 'request-framing', 'one promise of every write'],
    ['demo/sandbox/server', 'response-headers', 'one promise of every response'],
    ['demo/sandbox/seed', 'shipped-seed seeded-code', 'the data that the sandbox ships'],
    [
      'demo/sandbox/storage',
      'crash libsql-server',
      'the whole storage under a fault or by network',
    ],
    ['src/ad-tags', 'macro-sources macros', 'the tables of all macros'],
    ['src/ad-tags', 'properties', 'safety for any input'],
    ['src/ad-tags/dialects', 'placeholder-matrix', 'every macro in every syntax'],
    [
      'src/api',
      'faults invalid-reads schedules uploads',
      'one promise of every call of the client',
    ],
    ['src/audit', 'planted-account', 'the audit as a whole, of an account with planted faults'],
    [
      'src/diagnosis',
      'code-around-tag creative-values fitting-steps local-hosts named-hosts nine-situations several-tags',
      'one promise of every kind of input',
    ],
    ['src/diagnosis', 'inspected-situations', 'the inspector and the diagnosis together'],
    [
      'src/diagnosis/input',
      'console-lines har-own-files recorded-sessions tracker-requests',
      'one promise of every kind of input',
    ],
    ['src/cli/audit', 'report-marks', 'all formats of the report'],
    ['src/messages', 'catalogues compiler', 'the build step and the files of messages'],
    ['src/locales', 'languages', 'the files of texts for viewers'],
    ['src/lint/ad-tag', 'ad-tag-variants', 'the rules about ad tags together'],
    [
      'src/player/ads',
      'ad-accessibility ad-policy cookies refusing-policy',
      'one promise of all ads',
    ],
    [
      'src/player/ads',
      'ad-captions ad-companions ad-failures ad-icons ads-in-player consent-dialog fallback hidden-tab linear-ad midrolls overlays ' +
        'missing-code page-ads page-playlists tracker-macros viewability',
      'ads in a player, by what a viewer notices',
    ],
    ['src/player/ads/ima', 'ima-faults ima-sdk-fault', 'faults of the IMA SDK in a player'],
    ['src/player/consent', 'framed-consent', 'both sides of a protocol between frames'],
    ['src/player/consent', 'hostile-consent', 'safety for any input'],
    ['src/player/frame', 'foreign-frames hostile-frame hostile-page', 'safety for any message'],
    ['src/player/scroll-mode', 'accessibility strict-policy', 'one promise of scroll mode'],
    ['src/player/scroll-mode', 'conditions', 'when a player floats, decided by several files'],
    [
      'src/publish',
      'hostile-requests hostile-texts invalid-embeds memory platforms secrets',
      'promises of every response',
    ],
    ['src/render', 'round-trip', 'safety of every format for any text'],
    ['src/resolve', 'totality', 'safety for any input'],
    ['src/schema', 'content-security objects prototype type', 'one promise of all schemas'],
    ['src/vast', 'hostile-documents', 'safety for any document'],
    ['src/vast', 'refused-policy', 'the client as a whole in a page that refuses its policy'],
    ['src/vast', 'xml-agreement', 'two readers of XML agree'],
    ['src/lint/response', 'hostile-documents repairs', 'one promise of all rules'],
    ['src/vast/node', 'hostile-documents', 'safety for any document'],
    [
      'src/vast/node',
      'candidate-chains checked-media inspected-ads inspected-breaks',
      'the fields of an inspection, and the ads of chains of wrappers',
    ],
  ];
