/** A small use of the entries that need no page. Each returns whether it works. */
const embed = {
  id: '7',
  title: 'Opening night',
  code_iframe: '<iframe src="https://media.example/proxy/iframe.php/7/acme"></iframe>',
  video: { id: '70', title: 'Opening night', url_video_mp4: 'https://media.example/7.mp4' },
};
const TAG = 'https://ads.example/vast?gdpr=[gdpr]&gdpr_consent=[GDPRCONSENT]&cb=[CACHEBUSTING]';
const EMPTY_VAST = '<VAST version="4.3"></VAST>';
const PAGE = 'https://site.example/embeds/7';

/** Where the modules of editors find embeds. */
const sites = { embeds: ['https://site.example/embeds'], players: ['https://media.example'] };

/** A service that has only this embed. */
const service = {
  baseUrl: 'https://media.example',
  accessToken: 'token',
  fetch: () => Response.json(embed),
};

/** Stands for a class of an editor, which the modules extend. */
class Base {
  constructor(options) {
    this.options = options;
  }
}

const auditSource = (auditObject) => ({
  async *objects() {
    yield auditObject({ ...embed, preroll: [{ id: '71', source_url: TAG }] });
  },
});

const isVersion = (version) => /^\d+\.\d+\.\d+/.test(version);

/** The elements. They define nothing without a document. */
const ELEMENTS = {
  './elements': ({ MediaEmbed }) => isVersion(MediaEmbed.version),
  './define': ({ MediaEmbed }) => isVersion(MediaEmbed.version),
  './media-embed.js': ({ MediaEmbed }) => isVersion(MediaEmbed.version),
  './media-embed-loader.js': async ({ loadMediaEmbed }) =>
    isVersion((await loadMediaEmbed()).version),
  './media-embed-code.js': ({ MediaEmbedCode }) => isVersion(MediaEmbedCode.version),
  './media-embed-preview.js': ({ MediaEmbedPreview }) => isVersion(MediaEmbedPreview.version),
  './media-embed-player.js': ({ MediaEmbedPlayer }) => isVersion(MediaEmbedPlayer.version),
  './ad-tag-debugger.js': ({ AdTagDebugger }) => isVersion(AdTagDebugger.version),
};

export const USES = {
  ...ELEMENTS,
  '.': ({ expandAdTag, renderCode, resolveEmbed }) =>
    resolveEmbed(embed).config.title === embed.title &&
    renderCode(embed, 'responsive-iframe').includes('/proxy/iframe.php/7/acme') &&
    expandAdTag(TAG, { values: { cachebusting: '12345678' } }).url.endsWith('cb=12345678'),
  './schema': ({ EmbedSchema }) =>
    EmbedSchema.safeParse(embed).success && !EmbedSchema.safeParse({ id: [] }).success,
  './vast': async ({ inspectDocument, lintVast }) => {
    const { result } = await inspectDocument(EMPTY_VAST);
    return result === 'none' && Array.isArray(lintVast(EMPTY_VAST));
  },
  './api': async ({ createClient }) => {
    const { title } = await createClient(service).v2.embeds.get('7');
    return title === embed.title;
  },
  './publish': async ({ createPublisher }) => {
    const publish = createPublisher({ ...service, publicUrl: sites.embeds[0] });
    const { title } = await (await publish(new Request(`${PAGE}.json`))).json();
    return title === embed.title;
  },
  './messages': async ({ describeFinding, loadFindingMessages }) => {
    await loadFindingMessages('it');
    const finding = { id: 'gam-iu', params: {}, message: '', remedy: '' };
    return describeFinding(finding, 'it').message !== '';
  },
  './diagnosis': async ({ diagnose }) => {
    const viewer = { page: { url: PAGE }, consent: { gdprApplies: true } };
    const { verdict } = await diagnose(TAG, { viewer });
    return verdict.owner === 'consent';
  },
  './audit': async ({ audit, auditObject }) => {
    for await (const { id } of audit(auditSource(auditObject), { inspect: null }))
      return id === '7';
    return false;
  },
  './server': ({ renderMediaEmbed }) => renderMediaEmbed(embed).includes('shadowrootmode'),
  './consent': ({ withholdingReason }) =>
    withholdingReason({ consent: { coppa: true } }) === 'coppa',
  './analytics': ({ registerAnalytics }) => {
    const stop = registerAnalytics('acme', () => undefined);
    stop();
    return true;
  },
  './upgrade-links': ({ upgradeLinks }) => typeof upgradeLinks === 'function',
  './frame': ({ servePlayback }) => typeof servePlayback === 'function',
  './recorder': ({ recordAds }) => typeof recordAds === 'function',
  './editors/ckeditor5.js': ({ ckeditorMediaEmbed }) =>
    ckeditorMediaEmbed(sites).provider.url.some((pattern) => pattern.test(PAGE)),
  './editors/tinymce.js': ({ tinymceMediaEmbed }) => typeof tinymceMediaEmbed(sites) === 'function',
  './editors/tiptap.js': ({ tiptapMediaEmbed }) =>
    tiptapMediaEmbed({ Node: { create: (config) => config }, Plugin: Base }, sites).name !==
    undefined,
  './editors/prosemirror.js': ({ prosemirrorMediaEmbed }) =>
    prosemirrorMediaEmbed({ Plugin: Base }, sites).nodeSpec !== undefined,
  './editors/lexical.js': ({ lexicalMediaEmbed }) =>
    lexicalMediaEmbed({ DecoratorNode: Base }, sites) !== undefined,
  './editors/editorjs.js': ({ renderEditorjsMediaEmbed }) =>
    renderEditorjsMediaEmbed({ src: `${PAGE}.json` }, sites).includes('<media-embed'),
  './editors/quill.js': ({ registerQuillMediaEmbed }) => {
    let names = [];
    const register = (modules) => (names = Object.keys(modules));
    registerQuillMediaEmbed({ import: () => Base, register }, sites);
    return names.length === 2;
  },
  './editors/markdown-it.js': ({ markdownItMediaEmbed }) => {
    const rules = {};
    markdownItMediaEmbed(
      { block: { ruler: { before: () => undefined } }, renderer: { rules } },
      sites,
    );
    return 'media_embed' in rules;
  },
  './editors/markdown-links.js': ({ embedsAsLinks }) =>
    embedsAsLinks(PAGE, sites).includes(`](${PAGE})`),
  './editors/recognizer.js': ({ embedRecognizer }) =>
    embedRecognizer(sites).blockIn(PAGE)?.page === PAGE,
  './editors/decap.js': ({ decapMediaEmbed }) => decapMediaEmbed(sites).pattern.test(PAGE),
  './editors/sanitize-html.js': ({ sanitizeHtmlMediaEmbed }) =>
    sanitizeHtmlMediaEmbed(sites, { allowedTags: ['p'] }).allowedTags.includes('media-embed'),
  './editors/dompurify.js': ({ domPurifyMediaEmbed }) =>
    domPurifyMediaEmbed({ addHook: () => undefined }, sites).ADD_TAGS.includes('media-embed'),
  './editors/rehype-sanitize.js': ({ mediaEmbedSchema }) =>
    mediaEmbedSchema({}).tagNames.includes('media-embed'),
};

/** Bundlers take Lit’s files for browsers into a worker, which has no `HTMLElement`. */
export const isForWorkers = (entry) => !(entry in ELEMENTS);
