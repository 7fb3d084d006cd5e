import { CODE_FORMATS, type CodeFormat } from '../../../../src/render/render-code.js';
import type { Embed } from '../../../../src/schema/embed.js';
import { PUBLIC_URL, scriptedPublisher } from '../../../src/publish/scripted-publisher.js';
import { seededCodes, seededEmbeds } from './seeded-codes.js';

/** A document for a validator. */
export interface JudgedDocument {
  /** Names the format, the embed and the options, for messages. */
  readonly about: string;
  readonly text: string;
}

export interface JudgedDocuments {
  readonly html: readonly JudgedDocument[];
  readonly vast: readonly JudgedDocument[];
  readonly sitemap: readonly JudgedDocument[];
}

/** Formats that are not HTML, and AMP, which has a validator of its own. */
const OTHER_FORMATS: ReadonlySet<CodeFormat> = new Set<CodeFormat>([
  ...(['amp', 'oembed', 'vmap', 'mrss', 'video-sitemap'] as const),
]);

const HEAD_FORMATS: ReadonlySet<CodeFormat> = new Set<CodeFormat>(['json-ld', 'open-graph']);

const pageOf = (head: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page</title>${head}</head><body>${body}</body></html>`;

/** Without repetitions: most options change only few formats. */
const distinct = (documents: readonly JudgedDocument[]): readonly JudgedDocument[] =>
  Array.from(new Map(documents.map((each) => [each.text, each] as const)).values());

const codePages = (embeds: readonly Embed[]): readonly JudgedDocument[] =>
  CODE_FORMATS.filter(({ format }) => !OTHER_FORMATS.has(format)).flatMap(({ format }) =>
    seededCodes(embeds, format).map(({ about, code }) => ({
      about,
      text: HEAD_FORMATS.has(format) ? pageOf(code, '') : pageOf('', code),
    })),
  );

/** In a draft of the WICG, not yet in the HTML standard; browsers that do not know it ignore it. */
const PROPOSED_ATTRIBUTE = ' credentialless';

/** The pages of the handler, those of its errors, and the frames of its oEmbed responses. */
const publishedPages = async (embeds: readonly Embed[]): Promise<readonly JudgedDocument[]> => {
  const byId = new Map(embeds.map((embed) => [String(embed.id), embed] as const));
  const documents: JudgedDocument[] = [];
  for (const siteName of [undefined, 'News & "Views"']) {
    const { get } = scriptedPublisher(
      (id) => byId.get(id) ?? new Response('', { status: id === 'broken' ? 500 : 404 }),
      { siteName },
    );
    for (const id of [...byId.keys(), 'missing', 'broken']) {
      documents.push({ about: `page of ${id}`, text: await (await get(id)).text() });
      for (const parameters of ['', '&dnt=1', '&maxwidth=300&maxheight=100']) {
        const response = await get(`oembed?url=${PUBLIC_URL}/${id}${parameters}`);
        if (response.status !== 200) continue;
        const { html } = (await response.json()) as { readonly html: string };
        documents.push({
          about: `oEmbed of ${id}${parameters}`,
          text: pageOf('', html.replace(PROPOSED_ATTRIBUTE, '')),
        });
      }
    }
  }
  return documents;
};

/** Macros, which players replace before a request: braces and brackets are no characters of URLs. */
const MACRO = /\[\w+\]/g;

/** In section 2.3.4.1 of VAST 3.0, but not in its schema. */
const LATER_ATTRIBUTES = / (?:followAdditionalWrappers|allowMultipleAds|fallbackOnNoAd)="[^"]*"/g;

const vastDocuments = (embeds: readonly Embed[]): readonly JudgedDocument[] =>
  seededCodes([...embeds, WATERFALL], 'vmap').flatMap(({ about, code }) =>
    (code.match(/<VAST[^]*?<\/VAST>/g) ?? []).map((vast) => ({
      about,
      text: vast.replace(MACRO, '0').replace(LATER_ATTRIBUTES, ''),
    })),
  );

/** Ads of all kinds in one embed. */
const WATERFALL = {
  id: '1',
  title: 'Ads',
  video: { id: '2', title: 'Video', duration: 60 },
  preroll: [
    {
      id: 'a',
      adv_type: 'dart',
      type: 'linear',
      source_url: 'https://a.example/?x=1&y=<2>***https://b.example/',
    },
    {
      id: 'b',
      adv_type: 'advideo',
      title: '<Title> & "more"',
      url_video_mp4: 'https://media.example/a.webm',
      destination_url: 'https://shop.example/?a=1&b=2',
    },
  ],
} as unknown as Embed;

const sitemap = (embeds: readonly Embed[]): readonly JudgedDocument[] => {
  const entries = distinct(
    seededCodes(embeds, 'video-sitemap').map(({ about, code }) => ({ about, text: code })),
  );
  const urls = entries.map(({ text }) => text).join('');
  const text = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`;
  return [{ about: `sitemap of ${entries.length} entries`, text }];
};

/** The documents that the validators outside this repository judge, from all seeded embeds. */
export const judgedDocuments = async (): Promise<JudgedDocuments> => {
  const embeds = await seededEmbeds();
  return {
    html: distinct([...codePages(embeds), ...(await publishedPages(embeds))]),
    vast: distinct(vastDocuments(embeds)),
    sitemap: sitemap(embeds),
  };
};
