/** The class of `<media-embed>`, of which only the lists of trusted origins are used. */
interface MediaEmbedClass {
  allowedSources: readonly string[];
  allowedPlayerOrigins: readonly string[] | null;
}

export interface UpgradeLinksOptions {
  /**
   * Addresses below which embeds are published, for example `https://www.example/embeds`. Links to
   * `{address}/{id}` become players; no other link does. The first one also has the embeds of the service's
   * containers. Their origins are trusted like those in `MediaEmbed.allowedSources`.
   */
  readonly embeds: readonly string[];
  /** Origins of framed players; without it, those that `MediaEmbed.allowedPlayerOrigins` already has. */
  readonly players?: readonly string[] | undefined;
  /** Loads the elements and resolves with their class. Called once, when the first link is near the viewport. */
  readonly load: () => Promise<{ readonly MediaEmbed: MediaEmbedClass }>;
  /** The `format` attribute of the elements. */
  readonly format?: string | undefined;
}

/** What an element becomes: the published embed, and the attributes of its player. */
interface Upgrade {
  readonly src: string;
  /** Where readers find the embed without a player. */
  readonly href: string;
  readonly attributes: Readonly<Record<string, string | undefined>>;
  /** Of a player that takes the width of its column. */
  readonly aspectRatio?: string | undefined;
}

/**
 * Only these elements are read, since a form can hide its own methods behind its fields. Not the links of
 * visitors, which page systems mark as user-generated content.
 */
const CANDIDATES =
  'a[href]:not([rel~=ugc]),oembed[url],div[data-oembed-url],figure[data-oembed-url],div.media-embed-container[data-embed],media-embed:not(:defined)';

/** Parents in which a link alone is a pasted link; links in sentences, lists and menus stay links. */
const PARENTS = 'p,div,figure';

/** Places whose elements stay as they are: players, menus, and editors, which would store the change. */
const EXCLUDED = 'media-embed,nav,[contenteditable]:not([contenteditable=false])';

/** Ids as the publisher accepts them. */
const ID = /^[\w-]{1,64}$/;

const parse = (address: string, base: string): URL | null => {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
};

/** The addresses without a slash at the end. A `<base>` in the content of the page does not change them. */
const basesOf = (embeds: readonly string[]): readonly URL[] =>
  embeds.flatMap((address) => {
    const url = parse(address.replace(/(?<!\/)\/+$/, ''), location.href);
    return url && /^https?:$/.test(url.protocol) ? [url] : [];
  });

const pathOf = ({ pathname }: URL): string => pathname.replace(/\/$/, '');

const addressesOf = (base: URL, id: string): Pick<Upgrade, 'src' | 'href'> => {
  const href = `${base.origin}${pathOf(base)}/${id}`;
  return { href, src: `${href}.json` };
};

const embedAt = (address: string, bases: readonly URL[]): Pick<Upgrade, 'src' | 'href'> | null => {
  const url = parse(address, document.baseURI);
  if (!url || url.username || url.password) return null;
  for (const base of bases) {
    const start = `${pathOf(base)}/`;
    const path = pathOf(url);
    const id = path.slice(start.length);
    if (url.origin === base.origin && path.startsWith(start) && ID.test(id) && id !== 'oembed') {
      return addressesOf(base, id);
    }
  }
  return null;
};

const isAlone = (link: Element): boolean => {
  const { parentElement } = link;
  return (
    parentElement?.matches(PARENTS) === true &&
    parentElement.children.length === 1 &&
    parentElement.textContent.trim() === link.textContent.trim()
  );
};

/** The size of the element, or its ratio: a portrait player keeps its own width. */
const sizeOf = ({
  dataset: { width, height, responsive },
}: HTMLElement): Pick<Upgrade, 'attributes' | 'aspectRatio'> =>
  responsive === 'true' && Number(width) >= Number(height)
    ? { attributes: {}, aspectRatio: `${width}/${height}` }
    : { attributes: { width, height } };

const containerAttributes = ({ dataset }: HTMLElement): Upgrade['attributes'] => ({
  label: dataset['bulkLabel'],
  autoplay: dataset['autoplay'] === 'true' ? '' : undefined,
  muted: dataset['volume'] === '0' ? '' : undefined,
});

/** What an element becomes, or null. A container that already has content belongs to the service's script. */
const upgradeOf = (element: HTMLElement, bases: readonly URL[]): Upgrade | null => {
  const id = element.getAttribute('data-embed');
  const [first] = bases;
  if (id !== null && element.matches('.media-embed-container')) {
    if (!first || !ID.test(id) || element.firstElementChild) return null;
    const size = sizeOf(element);
    const attributes = { ...size.attributes, ...containerAttributes(element) };
    return { ...addressesOf(first, id), ...size, attributes };
  }
  const isLink = element.localName === 'a';
  if (isLink && !isAlone(element)) return null;
  const address = element.getAttribute(
    isLink ? 'href' : element.localName === 'oembed' ? 'url' : 'data-oembed-url',
  );
  const addresses = address === null ? null : embedAt(address, bases);
  if (!addresses) return null;
  // The text of a pasted link is its address, and not a name.
  const text = (isLink ? element.textContent : (element.getAttribute('title') ?? '')).trim();
  const title = /^(?:\w+:\/\/|$)/.test(text) ? undefined : text;
  const size = sizeOf(element);
  return { ...addresses, ...size, attributes: { ...size.attributes, title } };
};

const isPlayer = ({ localName }: Element): boolean => localName === 'media-embed';

const sourceOf = (player: Element, bases: readonly URL[]): Pick<Upgrade, 'src'> | null => {
  const [, page] = /^(.*)\.json$/.exec(player.getAttribute('src') ?? '') ?? [];
  return page === undefined ? null : embedAt(page, bases);
};

/** Whether an element becomes a player, or is one that only has to be defined. */
const isEmbed = (element: HTMLElement, bases: readonly URL[]): boolean =>
  isPlayer(element)
    ? sourceOf(element, bases) !== null || element.querySelector(':scope>script') !== null
    : upgradeOf(element, bases) !== null;

const playerOf = (
  { src, href, attributes, aspectRatio }: Upgrade,
  format: string | undefined,
): Element => {
  const player = document.createElement('media-embed');
  for (const [name, value] of Object.entries({ src, format, ...attributes }))
    if (value !== undefined) player.setAttribute(name, value);
  if (aspectRatio !== undefined) player.style.aspectRatio = aspectRatio;
  const link = document.createElement('a');
  link.href = href;
  link.textContent = attributes['title'] ?? href;
  player.append(link);
  return player;
};

/** The elements of the page, else those of the options. A second copy of the class would not be the one in use. */
const elementClass = async (load: UpgradeLinksOptions['load']): Promise<MediaEmbedClass> =>
  (customElements.get('media-embed') as MediaEmbedClass | undefined) ?? (await load()).MediaEmbed;

/**
 * Takes their sources from the elements of the page that are not defined yet, and returns a function that
 * gives them back. An element reads its source when it is defined, before it can trust the source.
 */
const withholdSources = (bases: readonly URL[]): (() => void) => {
  const withheld = [...document.querySelectorAll('media-embed[src]:not(:defined)')].flatMap(
    (element) => {
      const source = sourceOf(element, bases);
      return source ? [[element, source.src] as const] : [];
    },
  );
  for (const [element] of withheld) element.removeAttribute('src');
  return () => {
    for (const [element, src] of withheld) element.setAttribute('src', src);
  };
};

/** Loads the elements once, and lets them trust the origins of the options. */
const trustingLoader = (
  { load, players }: UpgradeLinksOptions,
  bases: readonly URL[],
): (() => Promise<void>) => {
  let elements: Promise<void> | undefined;
  const trust = (element: MediaEmbedClass): void => {
    const origins = bases.map(({ origin }) => origin);
    element.allowedSources = [element.allowedSources, origins].flat();
    if (players)
      element.allowedPlayerOrigins = [element.allowedPlayerOrigins ?? [], players].flat();
  };
  return () => {
    if (!elements) {
      const restore = withholdSources(bases);
      elements = elementClass(load).then(trust).finally(restore);
    }
    return elements;
  };
};

/** Calls back once for each element when it comes within one viewport. */
const watchNearby = (
  callback: (element: HTMLElement) => void,
): { readonly watch: (element: HTMLElement) => void; readonly stop: () => void } => {
  // Weak, so that elements which a page removes are not kept.
  const watched = new WeakMap<Element, Set<HTMLElement>>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        watched.get(target)?.forEach(callback);
        watched.delete(target);
      }
    },
    { rootMargin: '100% 0px' },
  );
  const watch = (element: HTMLElement): void => {
    // An empty inline element may have no box that could come near.
    const box = element.localName === 'oembed' ? (element.parentElement ?? element) : element;
    watched.set(box, (watched.get(box) ?? new Set()).add(element));
    observer.observe(box);
  };
  return { watch, stop: () => observer.disconnect() };
};

/** Calls back for each candidate in the document, now and when it is added. */
const watchCandidates = (callback: (element: HTMLElement) => void): (() => void) => {
  const scan = (root: ParentNode): void =>
    root.querySelectorAll<HTMLElement>(CANDIDATES).forEach(callback);
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        if (node instanceof HTMLElement) {
          if (node.matches(CANDIDATES)) callback(node);
          scan(node);
        }
  });
  observer.observe(document, { childList: true, subtree: true });
  scan(document);
  return () => observer.disconnect();
};

/**
 * Turns links to published embeds into `<media-embed>`: links alone in a paragraph, `<oembed url>`,
 * `[data-oembed-url]` and the service's own containers, now and when they are added to the page. It also
 * defines the `<media-embed>` elements that the page has. Nothing is requested before one of them is within one viewport. If the elements cannot be loaded, all links stay
 * links. Returns a function that stops it.
 */
export const upgradeLinks = (options: UpgradeLinksOptions): (() => void) => {
  const bases = basesOf(options.embeds);
  const load = trustingLoader(options, bases);
  const seen = new WeakSet<Element>();

  const upgrade = (element: HTMLElement): void => {
    const replace = (): void => {
      // The page may have changed since the element was found.
      const upgrade = isPlayer(element) ? null : upgradeOf(element, bases);
      if (!upgrade) return;
      const player = playerOf(upgrade, options.format);
      if (/^(?:div|figure)$/.test(element.localName)) element.replaceChildren(player);
      else element.replaceWith(player);
    };
    if (isEmbed(element, bases)) load().then(replace, () => undefined);
  };

  const nearby = watchNearby(upgrade);
  const stop = watchCandidates((element) => {
    const owner = isPlayer(element) ? element.parentElement : element;
    if (seen.has(element) || owner?.closest(EXCLUDED) || !isEmbed(element, bases)) return;
    seen.add(element);
    nearby.watch(element);
  });
  return () => {
    stop();
    nearby.stop();
  };
};
