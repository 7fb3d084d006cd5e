import 'media-chrome';
import 'media-embed-elements/media-embed.js';
import { expose, readRow, recordName } from '../host-page.js';

const CONTROLS = ['media-play-button', 'media-mute-button', 'media-time-range'];

/** State of the player that the controller has received, by the attributes that it sets. */
const STATES = ['mediapaused', 'mediacurrenttime', 'mediaduration', 'mediabuffered', 'mediaended'];

const { src, format } = readRow();
const controller = document.createElement('media-controller');
const embed = document.createElement('media-embed');
Object.assign(embed, { slot: 'media', src, format, loading: 'eager' });
embed.setAttribute('controls', 'none');
const bar = document.createElement('media-control-bar');
bar.append(...CONTROLS.map((name) => document.createElement(name)));
controller.append(embed, bar);

new MutationObserver((changes) => {
  for (const { attributeName } of changes) recordName(attributeName)();
}).observe(controller, { attributes: true, attributeFilter: STATES });

const request = (name, detail) =>
  bar.dispatchEvent(
    new CustomEvent(`media${name}request`, { bubbles: true, composed: true, detail }),
  );

expose(
  {
    play: async () => void request('play'),
    get duration() {
      return Number(controller.getAttribute('mediaduration'));
    },
    set muted(isMuted) {
      request(isMuted ? 'mute' : 'unmute');
    },
    set volume(volume) {
      request('volume', volume);
    },
    set currentTime(seconds) {
      request('seek', seconds);
    },
    set playbackRate(rate) {
      request('playbackrate', rate);
    },
  },
  STATES,
);

document.querySelector('main').append(controller);
