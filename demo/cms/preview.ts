import { html, nothing, type TemplateResult } from 'lit';
import '../../components/media-embed/define.js';
import type { Embed } from '../../src/index.js';
import { flagOf, type Settings } from './settings.js';

/** The player as a page will show it under the settings. */
export const preview = (embed: Embed, settings: Settings): TemplateResult =>
  html`<media-embed
    .embed=${embed}
    .width=${Number(settings.width)}
    .height=${Number(settings.height)}
    .label=${settings.label}
    .autoplay=${flagOf(settings.autoplay) ?? false}
    .muted=${flagOf(settings.muted) ?? false}
    title=${settings.title || nothing}
  ></media-embed>`;
