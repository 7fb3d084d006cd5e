import { decodeReferences } from '../text/character-references.js';
import { findTag } from '../service-markup.js';
import { objectOf, parseJson } from '../text/json.js';
import { blockSize, elementSize, UNKNOWN_SIZE } from './block-size.js';
import { alignmentOf, type EmbedBlock, titleOf } from './embed-block.js';
import { type UnkeptOption, unkeptOptions } from './unkept-options.js';

/** Which embeds an editor accepts. Nothing else becomes a block. */
export interface EmbedSites {
  /**
   * Absolute addresses below which embeds are published, for example `https://www.example/embeds`. The
   * first one has the embeds of which the code has only an id.
   */
  readonly embeds: readonly string[];
  /** Origins of hosted players, for example `https://media.example`, whose frames and code are recognized. */
  readonly players?: readonly string[] | undefined;
  /** Called when the code of an embed is read that has options which a block does not keep, such as `autoplay`. */
  readonly onUnkeptOptions?: ((options: readonly UnkeptOption[]) => void) | undefined;
}

export interface ElementSource {
  /** In lower case. */
  readonly name: string;
  attribute(name: string): string | null;
  json(): string | null;
  text(): string | null;
}

/** Recognizes embeds of the allowed sites. None of its functions throws. */
export interface EmbedRecognizer {
  /** Addresses of the folders that have embeds, without a slash at the end. */
  readonly folders: readonly string[];
  /** The embed at the address of its page, its JSON or its hosted player, or null. */
  blockAt(address: unknown): EmbedBlock | null;
  /** The embed of an element: `<media-embed>`, a frame (of AMP too), the service's container, `<oembed>` or a link; or null. */
  blockOf(element: ElementSource): EmbedBlock | null;
  /** The embed of a text that is one address or the code of one embed and nothing else, or null. */
  blockIn(text: unknown): EmbedBlock | null;
  /** A block that was stored as data, checked again; or null. */
  storedBlock(data: unknown): EmbedBlock | null;
}

/** Ids as the publisher accepts them. */
const ID = /^[\w-]{1,64}$/;

/** The path of a hosted player: `…/iframe.php/{embed}/{customer}`. */
const HOSTED_PATH = /\/iframe\.php\/([^/]+)\/[^/]+/;

/** Longer than the code of any embed. */
const MAX_CODE_LENGTH = 1_000_000;

const httpUrl = (address: unknown): URL | null => {
  if (typeof address !== 'string' || address.length > MAX_CODE_LENGTH) return null;
  if (!URL.canParse(address.trim())) return null;
  const url = new URL(address.trim());
  const isPlain = url.username === '' && url.password === '';
  return /^https?:$/.test(url.protocol) && isPlain ? url : null;
};

const folderOf = (url: URL): string => `${url.origin}${url.pathname.replace(/(?<!\/)\/+$/, '')}`;

const isId = (id: unknown): id is string =>
  typeof id === 'string' && ID.test(id) && id !== 'oembed';

const embedOf = (folder: string, id: string): EmbedBlock => {
  const page = `${folder}/${id}`;
  return { page, src: `${page}.json`, title: null, align: null, ...UNKNOWN_SIZE };
};

const publishedAt = (url: URL, folders: readonly string[]): EmbedBlock | null => {
  const address = folderOf(url);
  for (const folder of folders) {
    const id = address.slice(folder.length + 1).replace(/\.json$/, '');
    if (address.startsWith(`${folder}/`) && isId(id)) return embedOf(folder, id);
  }
  return null;
};

const idInJson = (json: string | null): string | null => {
  const { id, public_id: publicId } = objectOf(parseJson(json ?? ''));
  return [typeof id === 'number' ? String(id) : id, publicId].find(isId) ?? null;
};

const ADDRESS_ATTRIBUTE: Readonly<Record<string, string>> = {
  'media-embed': 'src',
  iframe: 'src',
  'amp-iframe': 'src',
  oembed: 'url',
  a: 'href',
};

const isContainer = (source: ElementSource): boolean =>
  source.name === 'div' &&
  ` ${source.attribute('class') ?? ''} `.includes(' media-embed-container ');

interface KnownSites {
  readonly folders: readonly string[];
  readonly origins: readonly string[];
}

const withId = ({ folders: [first] }: KnownSites, id: unknown): EmbedBlock | null =>
  first !== undefined && isId(id) ? embedOf(first, id) : null;

const blockAt = (sites: KnownSites, address: unknown): EmbedBlock | null => {
  const url = httpUrl(address);
  if (url === null) return null;
  const isPlayer = sites.origins.includes(url.origin);
  const hosted = isPlayer ? HOSTED_PATH.exec(url.pathname)?.[1] : undefined;
  return publishedAt(url, sites.folders) ?? withId(sites, hosted);
};

const embedOfElement = (sites: KnownSites, source: ElementSource): EmbedBlock | null => {
  if (isContainer(source)) return withId(sites, source.attribute('data-embed'));
  const name = Object.hasOwn(ADDRESS_ATTRIBUTE, source.name)
    ? ADDRESS_ATTRIBUTE[source.name]
    : 'data-oembed-url';
  const address = source.attribute(name ?? '');
  if (address !== null) return blockAt(sites, address);
  return source.name === 'media-embed' ? withId(sites, idInJson(source.json())) : null;
};

const blockOf = (sites: KnownSites, source: ElementSource): EmbedBlock | null => {
  const block = embedOfElement(sites, source);
  const name = source.name === 'a' ? source.text() : source.attribute('title');
  return (
    block && {
      ...block,
      title: titleOf(name),
      align: alignmentOf(source.attribute('data-align')),
      ...elementSize((attribute) => source.attribute(attribute)),
    }
  );
};

const blockIn = (sites: KnownSites, text: unknown): EmbedBlock | null => {
  if (typeof text !== 'string' || text.length > MAX_CODE_LENGTH) return null;
  const trimmed = text.trim();
  if (!trimmed.startsWith('<')) return /\s/.test(trimmed) ? null : blockAt(sites, trimmed);
  const source = soleElement(trimmed, sites.origins);
  return source && blockOf(sites, source);
};

const storedBlock = (sites: KnownSites, data: unknown): EmbedBlock | null => {
  const { src, page, title, align, width, height, responsive } = objectOf(data);
  const block = blockAt(sites, src) ?? blockAt(sites, page);
  const size = blockSize(width, height, responsive);
  return block && { ...block, title: titleOf(title), align: alignmentOf(align), ...size };
};

/** The code without the script element at its end, or null if that script is not of one of the origins. */
const withoutScript = (code: string, origins: readonly string[]): string | null => {
  const lower = code.toLowerCase();
  if (!lower.endsWith('</script>')) return code;
  const start = lower.lastIndexOf('<script');
  const tag = findTag(code.slice(start), ({ name }) => name === 'script');
  const src = httpUrl(tag?.attributes.get('src'));
  return src && origins.includes(src.origin) ? code.slice(0, start).trimEnd() : null;
};

const sourceOf = (code: string, tag: NonNullable<ReturnType<typeof findTag>>): ElementSource => {
  const content = code.slice(tag.end, code.lastIndexOf('</'));
  return {
    name: tag.name,
    attribute: (name) => tag.attributes.get(name) ?? null,
    json: () => {
      const script = findTag(content, ({ name }) => name === 'script');
      return script && (content.slice(script.end).split(/<\/script/i, 1)[0] ?? null);
    },
    text: () => (content.includes('<') ? null : decodeReferences(content)),
  };
};

/** The one element that a code consists of, apart from the service's script behind it; or null. */
const soleElement = (text: string, origins: readonly string[]): ElementSource | null => {
  const code = withoutScript(text, origins);
  const first = code === null ? null : findTag(code, () => true);
  if (code === null || first?.start !== 0) return null;
  const lower = code.toLowerCase();
  const isSole = lower.endsWith(`</${first.name}>`) && !lower.includes(`<${first.name}`, first.end);
  if (!isSole) return null;
  if (first.name !== 'figure' || first.attributes.has('data-oembed-url'))
    return sourceOf(code, first);
  const inner = code.slice(first.end, code.lastIndexOf('</')).trim();
  return soleElement(inner, origins);
};

/** The recognizer of the embeds of these sites. Addresses that are not absolute http(s) addresses are ignored. */
export const embedRecognizer = ({
  embeds,
  players = [],
  onUnkeptOptions,
}: EmbedSites): EmbedRecognizer => {
  const sites: KnownSites = {
    folders: embeds.flatMap((address) => httpUrl(address) ?? []).map(folderOf),
    origins: players.flatMap((address) => httpUrl(address)?.origin ?? []),
  };
  return {
    folders: sites.folders,
    blockAt: (address) => blockAt(sites, address),
    blockOf: (source) => blockOf(sites, source),
    blockIn: (text) => {
      const block = blockIn(sites, text);
      const options = block === null ? [] : unkeptOptions(String(text));
      if (options.length > 0) onUnkeptOptions?.(options);
      return block;
    },
    storedBlock: (data) => storedBlock(sites, data),
  };
};
