import * as library from '../../../src/index.js';
import * as publish from '../../../src/publish/index.js';
import * as schema from '../../../src/schema/index.js';
import { renderMediaEmbed } from '../../../components/server/index.js';
import { scriptedPublisher } from '../../src/publish/scripted-publisher.js';
import { sampleEmbed } from '../../src/render/sample-embed.js';
import { asEmbed } from '../../src/resolve/rule-table.js';
import { entryPoints } from './entry-point.js';
import { AD_TAG, ADDRESS, EMBED, HEADERS } from './vocabularies.js';

const FIELDS = Object.keys(sampleEmbed());

/** An embed with the text in every field, and in the fields of its ads. */
const embedOf = (text: string) =>
  asEmbed({
    ...sampleEmbed(),
    ...Object.fromEntries(FIELDS.map((field) => [field, text])),
    preroll: [{ source_url: text, replace_rules: text }],
  });

const configOf = (text: string) => library.resolveEmbed(embedOf(text)).config;

const contextsOf = (text: string) => {
  const config = configOf(text);
  return library
    .slottedAds(config)
    .flatMap(({ ad, position }) =>
      ad.kind === 'tag' ? library.adTagContext(config, ad, {}, position) : [],
    );
};

const requestOf = (text: string) => {
  const code = publish.codeRequest(sampleEmbed({ title: text, code: text, description: text }));
  return 'config' in code ? code : publish.codeRequest(sampleEmbed({ title: text }));
};

const withRequest =
  <Result>(use: (request: publish.CodeRequest) => Result) =>
  (text: string) => {
    const request = requestOf(text);
    return 'config' in request ? use(request) : request;
  };

/** A new one for each request, so that no request waits for another. */
const request = (path: string, init?: RequestInit): Promise<Response> =>
  scriptedPublisher().get(path, init);

const query = (text: string): string => encodeURIComponent(text);

export const LIBRARY = [
  ...entryPoints('.', AD_TAG, {
    expandAdTag: (text) => library.expandAdTag(text, { values: { a: 'x' } }),
    'expandAdTag, a value': (text) =>
      library.expandAdTag('https://a.example/?a=[u]&b=x%3D[u]', { values: { u: text } }),
    'expandAdTag, a rule': (text) =>
      library.expandAdTag('https://a.example/?a=[u]', {
        replaceRules: [{ subject: text, value: 'u' }],
      }),
    compileAdTag: (text) => library.compileAdTag(text),
    translateAdTag: (text) => library.translateAdTag(text, 'iab'),
    lintAdTag: (text) => library.lintAdTag(text),
    'applyRepair, of lintAdTag': (text) =>
      library.lintAdTag(text).map(({ repair }) => repair && library.applyRepair(text, repair)),
  }),
  ...entryPoints('.', EMBED, {
    resolveEmbed: (text) => library.resolveEmbed(embedOf(text)),
    embedPreview: (text) => library.embedPreview(embedOf(text)),
    lintEmbed: (text) => library.lintEmbed(embedOf(text)),
    'slottedAds and adTagContext': contextsOf,
    'renderCode, a title': (text) => library.renderCode(sampleEmbed(), 'iframe', { title: text }),
    'renderCode, code of the service': (text) =>
      library.renderCode(sampleEmbed({ code: text, code_iframe: text }), 'standard'),
  }),
  ...entryPoints('./schema', EMBED, {
    check: (text) => schema.check(schema.EmbedSchema, embedOf(text)),
    'pageOf, a list': (text) =>
      schema.check(schema.pageOf(schema.EmbedSchema), { data: [embedOf(text)], total: text }),
  }),
  ...entryPoints('./publish', EMBED, {
    codeRequest: requestOf,
    jsonLdScript: withRequest((request) => {
      const video = publish.videoObject(request);
      return 'name' in video ? publish.jsonLdScript(video) : video;
    }),
    videoObject: withRequest((request) => publish.videoObject(request)),
    openGraphTags: withRequest((request) => publish.openGraphTags(request)),
    metaTags: withRequest((request) => {
      const tags = publish.openGraphTags(request);
      return Array.isArray(tags) ? publish.metaTags(tags) : tags;
    }),
    oEmbed: withRequest((request) => publish.oEmbed(request)),
    oEmbedXml: withRequest((request) => {
      const oEmbed = publish.oEmbed(request);
      return 'version' in oEmbed ? publish.oEmbedXml(oEmbed) : oEmbed;
    }),
    publicEmbed: (text) => publish.publicEmbed(embedOf(text)),
    'createPublisher, an embed': (text) =>
      scriptedPublisher((id) => ({ ...embedOf(text), id })).get('e1'),
    'createPublisher, an embed in a store': (text) => {
      const kept = { id: 'e1', kind: 'published', at: Date.UTC(2026, 0, 31) };
      const get = () => Promise.resolve(JSON.stringify({ ...kept, embed: embedOf(text) }));
      return scriptedPublisher(undefined, { store: { get, set: get, delete: get } }).get('e1');
    },
  }),
  ...entryPoints('./publish', ADDRESS, {
    'createPublisher, a path': (text) => request(text),
    'createPublisher, the url of oEmbed': (text) => request(`oembed?url=${query(text)}`),
    'createPublisher, a parameter of oEmbed': (text) =>
      request(`oembed?url=https://www.example/embeds/e1&maxwidth=${query(text)}`),
  }),
  ...entryPoints('./publish', HEADERS, {
    'createPublisher, a header': (text) =>
      request('e1.json', {
        headers: { 'if-none-match': text, accept: text, origin: text },
      }),
  }),
  ...entryPoints('./server', EMBED, {
    renderMediaEmbed: (text) => renderMediaEmbed(embedOf(text)),
    'renderMediaEmbed, attributes': (text) =>
      renderMediaEmbed(sampleEmbed(), { title: text, src: text, label: text }),
  }),
];
