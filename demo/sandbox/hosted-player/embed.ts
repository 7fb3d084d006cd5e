/**
 * The script of the standard embed code. A classic script, so that `document.currentScript` gives the
 * origin of the service and the code runs wherever it is written. Replaces every
 * `div.media-embed-container` by the frame of the hosted player.
 */
(() => {
  /** Options that a page may set right after the script (platform facts 5). */
  interface EmbedGlobal {
    preventOnDOMLoaded: boolean;
    /** Replaces the containers in the page; for pages that prevent the automatic start. */
    start(): void;
  }

  const DEFAULT_WIDTH = 540;
  const DEFAULT_HEIGHT = 302;
  const { currentScript } = document;
  const page = window as Window & { MediaEmbed?: EmbedGlobal };
  if (page.MediaEmbed !== undefined || !(currentScript instanceof HTMLScriptElement)) return;
  const { origin } = new URL(currentScript.src);

  /** Encodes one segment of a path; null for empty and dot segments. */
  const segment = (text: string): string | null =>
    /^\.{0,2}$/.test(text) ? null : encodeURIComponent(text);

  const size = (text: string | undefined, fallback: number): number =>
    /^[1-9]\d{0,3}$/.test(text ?? '') ? Number(text) : fallback;

  const address = ({
    embed = '',
    customer = '',
    bulkLabel = '',
    autoplay,
  }: DOMStringMap): string | null => {
    const path = [embed, customer].map(segment);
    if (path.includes(null)) return null;
    const label = segment(bulkLabel);
    const hash = autoplay === 'true' ? '#autoplay=1' : '';
    return `${origin}/proxy/iframe.php/${[...path, ...(label === null ? [] : [label])].join('/')}${hash}`;
  };

  const frame = (src: string, { width, height, responsive }: DOMStringMap): HTMLIFrameElement => {
    const iframe = document.createElement('iframe');
    iframe.title = 'Video player';
    iframe.allow = 'autoplay; fullscreen; picture-in-picture; encrypted-media';
    iframe.referrerPolicy = 'strict-origin-when-cross-origin';
    iframe.width = String(size(width, DEFAULT_WIDTH));
    iframe.height = String(size(height, DEFAULT_HEIGHT));
    iframe.style.border = '0';
    iframe.style.maxWidth = '100%';
    if (responsive === 'true') {
      iframe.style.width = '100%';
      iframe.style.height = 'auto';
      iframe.style.aspectRatio = `${iframe.width} / ${iframe.height}`;
    }
    iframe.src = src;
    return iframe;
  };

  const start = (): void => {
    for (const container of document.querySelectorAll<HTMLElement>(
      'div.media-embed-container[data-embed]',
    )) {
      const src = address(container.dataset);
      if (src !== null) container.replaceWith(frame(src, container.dataset));
    }
  };

  const global: EmbedGlobal = { preventOnDOMLoaded: false, start };
  page.MediaEmbed = global;
  const startUnlessPrevented = (): void => {
    if (!global.preventOnDOMLoaded) start();
  };
  if (document.readyState === 'loading')
    document.addEventListener('DOMContentLoaded', startUnlessPrevented);
  else queueMicrotask(startUnlessPrevented);
})();
