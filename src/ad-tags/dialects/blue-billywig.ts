import type { Dialect } from './dialect.js';

export const BLUE_BILLYWIG: Dialect = {
  name: 'blue-billywig',
  label: 'Blue Billywig',
  syntaxes: ['bracket'],
  macros: {
    // Without a deep link of the clip, which an embed does not have, it is the URL of the page.
    deeplink: 'page_url',
    clipTitle: 'video_title',
    clipID: 'video_id',
  },
};
