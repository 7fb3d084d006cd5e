import { MediaEmbed } from './media-embed.js';

declare global {
  interface HTMLElementTagNameMap {
    'media-embed': MediaEmbed;
  }
}

const defined: (CustomElementConstructor & { readonly version?: unknown }) | undefined =
  customElements.get('media-embed');

// The first definition of a page stays: a second copy of the module is no error, another version is odd.
if (defined === undefined) customElements.define('media-embed', MediaEmbed);
else if (defined.version !== MediaEmbed.version)
  // eslint-disable-next-line no-console -- For the developer of the page: nothing else tells of it.
  console.warn('media-embed', defined.version, MediaEmbed.version);
