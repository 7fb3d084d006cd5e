import { site } from '../page-language/site-en.js';
import { effects } from './effects/texts-en.js';
import type { PublisherTexts } from './texts.js';

export const en: PublisherTexts = {
  ...site,
  labels: {
    skipLink: 'Skip to the article',
    markup: 'The markup',
    fieldsOfEmbed: 'Fields of this embed',
    foot: 'A fictional article in a fictional newspaper. The page is served with a strict Content Security Policy: no inline script, no inline style, no other origin. To see another embed in the first figure, add to the URL',
    footId: 'and its public id, or its id if it has none, as in',
  },
  panel: 'Fields of the embed',
  fieldsLabel: 'Fields',
  watch: 'Watch the video',
  intro:
    'The fields of this embed that change its player. All other fields have their default values.',
  events: 'Player events, latest first',
  chosen: (name) => `Embed ${name}, chosen by the URL.`,
  causedBy: 'caused by',
  adPosition: (index, count) => `${index} of ${count}`,
  vastError: (code) => `VAST error ${code}`,
  captions: {
    plainVideo:
      'A video in the frame of the hosted player, the default format. All scenes on this page are drawn by a script.',
    scrollMode:
      'A player in the page with the browser’s own controls. Start it and scroll down: it follows you until you close it or it ends.',
    live: 'A live stream. Its embed starts it muted.',
    adBreaks: 'With a preroll, a midroll and a postroll. The panel lists their events.',
    portrait: 'A portrait video. Its box has its final size before anything is loaded.',
    watermark:
      'The service’s own code in a sandboxed frame, which has no access to this page. With a watermark.',
    overlays:
      'Loaded when half of it is in view. Overlay ads appear over the video for a few seconds.',
    italian:
      'Only a poster until you click: no part of the player is loaded before. With an Italian title and subtitles; the player’s texts follow the language of the figure.',
    arabic:
      'Addressed by its public id. Screen readers read the Arabic and Japanese title on the button.',
    customLook:
      'Consent is required: no request goes to another origin before the reader allows it. With a background, colors, and subtitles in two languages.',
    autoplay: 'Starts automatically and muted when half of it is in view, after an ad.',
    converting: 'A video that is still being converted, with a message.',
  },
  effects,
};
