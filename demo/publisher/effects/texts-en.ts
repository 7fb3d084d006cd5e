import { pluralText } from '../../../src/locales/plural-text.js';
import type { EffectTexts } from './effect-texts.js';

export const effects: EffectTexts = {
  title: 'The title of the player, unless the page sets one.',
  converting: 'Is still being converted, so a message is shown.',
  conversionFailed: 'Could not be converted, so a message is shown.',
  plays: 'Plays.',
  live: 'Plays as a live stream: with a badge, without a time bar.',
  crop: 'Fills the box and crops the edges.',
  autoplay: 'Starts automatically; muted if the browser requires it.',
  mute: 'Starts muted.',
  preload: 'Loads the media before playback starts.',
  pictureInPicture: 'Adds a button for picture-in-picture.',
  noBar: 'Removes the control bar.',
  keepsBar: 'Keeps the control bar visible.',
  noSeeking: 'Prevents seeking forward.',
  backgroundImage: 'Shows an image in the area around the video.',
  floats: 'Follows the reader down the page while it plays.',
  floatMuted: 'Mutes the floating player while the mouse is over it.',
  watermark: 'Shows an image over the video.',
  watermarkHidden: 'The image is hidden together with the controls.',
  fallback: ', with fallback tags',
  ima: 'Requests the IMA SDK. This page does not allow its script, so the built-in ad manager plays the ads.',
  analytics: 'Is passed to the analytics adapter that the page has registered, if any.',
  publicId: (id) => `The URL of the player contains ${id} instead of the id.`,
  playsFor: (duration) => `Plays for ${duration}.`,
  subtitles: (labels) => `Offers subtitles: ${labels}.`,
  subtitlesDefault: (language) => `Shows subtitles in ${language} at the start.`,
  background: (color) => `Fills the area around the video with ${color}.`,
  playerColor: (color) => `Shows the player’s buttons and bars in ${color}.`,
  destroyOn: (events) => `Removes the player on ${events}.`,
  watermarkWidth: (pixels) => `The image is ${pixels} px wide.`,
  watermarkHeight: (pixels) => `The image is ${pixels} px high.`,
  watermarkOpacity: (percent) => `The image is ${percent} transparent.`,
  watermarkTime: (duration) => `The image disappears after ${duration} of playback.`,
  watermarkLink: (url) => `A click on the image opens ${url}.`,
  preroll: (ads) => `Plays ${ads} before the content.`,
  midroll: (times) => `Interrupts the content after ${times}.`,
  postroll: (ads) => `Plays ${ads} after the content.`,
  skip: (time) => `Lets the viewer skip the preroll after ${time}.`,
  overlayFor: (ads, time, duration) =>
    `Shows ${ads} over the video after ${time}, for ${duration}.`,
  overlayToEnd: (ads, time) => `Shows ${ads} over the video after ${time}, until the end.`,
  bulk: {
    label: (label) =>
      `The settings of the bulk “${label}” override the embed’s, because its label is set in the page.`,
    origin: (label) =>
      `The settings of the bulk “${label}” override the embed’s, because it matches this page.`,
    any: (label) =>
      `The settings of the bulk “${label}” override the embed’s, because it matches all pages.`,
  },
  watermarkOffset: {
    top: (length) => `The image is ${length} from the top edge.`,
    right: (length) => `The image is ${length} from the right edge.`,
    bottom: (length) => `The image is ${length} from the bottom edge.`,
    left: (length) => `The image is ${length} from the left edge.`,
  },
  volumes: {
    unchecked: 'Leaves the sound of ads unchanged.',
    on: 'Plays ads with sound.',
    off: 'Plays ads muted.',
  },
  ads: (count) => pluralText('en', count, { one: 'an ad', other: '# ads' }),
  hosted: (count) =>
    pluralText('en', count, {
      one: ' (# hosted by the service)',
      other: ' (# hosted by the service)',
    }),
};
