import type { Page } from 'playwright-core';

/** Frames and scripts that the page may contain. */
export interface Allowed {
  /** Origins of frames. */
  readonly frames: readonly string[];
  /** Addresses of scripts. */
  readonly scripts: readonly string[];
}

const walk = ({ frames, scripts }: Allowed): readonly string[] => {
  const addresses = 'href src action formaction data poster xlink:href background ping'.split(' ');
  const protocolOf = (text: string): string => {
    try {
      return new URL(text, location.href).protocol;
    } catch {
      return '';
    }
  };
  const scriptFaults = (element: Element): string[] => {
    if (element.localName !== 'script') return [];
    const isData = element.getAttribute('type') === 'application/json';
    const isOurs = scripts.includes(
      new URL((element as HTMLScriptElement).src || 'about:blank').href,
    );
    return isData || isOurs ? [] : [`script ${element.textContent.slice(0, 80)}`];
  };
  const frameFaults = (element: Element): string[] => {
    if (!(element instanceof HTMLIFrameElement)) return [];
    if (element.srcdoc !== '') return ['srcdoc'];
    const { origin } = new URL(element.src, location.href);
    return frames.includes(origin) ? [] : [`frame of ${origin}`];
  };
  // The player writes these through the CSSOM, which the attribute reflects; embed code has styles of its own.
  const styleFaults = ({ localName, style }: HTMLElement): string[] =>
    [...style].flatMap((name) => {
      const value = style.getPropertyValue(name);
      const isKnown =
        /^(?:width|height|inline-size|(?:max-)?block-size|opacity|top|right|bottom|left|background-color|display|max-width|aspect-ratio|color|line-height|(?:border|padding|margin|font|text)-[a-z-]+)$/.test(
          name,
        ) && /^(?:[\w%., /-]|rgba?\([\d., ]+\))*$/.test(value);
      return isKnown ? [] : [`${localName} style ${name}: ${value.slice(0, 80)}`];
    });
  const attributeFaults = (element: Element): string[] =>
    element.getAttributeNames().flatMap((name) => {
      const value = element.getAttribute(name) ?? '';
      if (/^on/i.test(name)) return [`${element.localName} ${name}`];
      if (name === 'style') return styleFaults(element as HTMLElement);
      const isAddress = addresses.includes(name) && !element.localName.startsWith('media-embed');
      return isAddress && /^(?:javascript|data|vbscript):$/.test(protocolOf(value))
        ? [`${element.localName} ${name}=${value.slice(0, 80)}`]
        : [];
    });
  const below = (root: ParentNode): string[] =>
    [...root.querySelectorAll('*')].flatMap((element) => [
      ...attributeFaults(element),
      ...scriptFaults(element),
      ...frameFaults(element),
      ...(element.shadowRoot === null ? [] : below(element.shadowRoot)),
    ]);
  return [...new Set(below(document))];
};

/** Markup in a page and its open shadow roots that only a payload can have added; attributes of the elements are input. */
export const documentFaults = (page: Page, allowed: Allowed): Promise<readonly string[]> =>
  page.evaluate(walk, allowed);
