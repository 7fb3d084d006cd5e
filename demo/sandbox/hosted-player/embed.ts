/**
 * The script of the standard code. A classic script, so that `document.currentScript` names the
 * service and the code runs wherever it is written. Puts the frame of the hosted player in the
 * place of every `div.media-embed-container`.
 */
(() => {
  /** What a page may set right after the script (platform facts 5). */
  interface EmbedGlobal {
    preventOnDOMLoaded: boolean;
    /** Starts the containers that are in the page; for pages that prevent the automatic start. */
    start(): void;
  }

  const WIDTH = 540;
  const HEIGHT = 302;
  const { currentScript } = document;
  const page = window as Window & { MediaEmbed?: EmbedGlobal };
  if (page.MediaEmbed !== undefined || !(currentScript instanceof HTMLScriptElement)) return;
  const { origin } = new URL(currentScript.src);

  /** One segment of a path; a dot segment would climb up in it. */
  const segment = (text: string): string | null =>
    /^\.{0,2}$/.test(text) ? null : encodeURIComponent(text);

  const size = (text: string | undefined, standard: number): number =>
    /^[1-9]\d{0,3}$/.test(text ?? '') ? Number(text) : standard;

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
    const made = document.createElement('iframe');
    made.title = 'Video player';
    made.allow = 'autoplay; fullscreen; picture-in-picture; encrypted-media';
    made.referrerPolicy = 'strict-origin-when-cross-origin';
    made.width = String(size(width, WIDTH));
    made.height = String(size(height, HEIGHT));
    made.style.border = '0';
    made.style.maxWidth = '100%';
    if (responsive === 'true') {
      made.style.width = '100%';
      made.style.height = 'auto';
      made.style.aspectRatio = `${made.width} / ${made.height}`;
    }
    made.src = src;
    return made;
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
