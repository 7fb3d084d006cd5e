import playerjs from 'player.js';
import { expose, frameIn, readRow, recordName } from '../host-page.js';

const EVENTS = ['ready', 'play', 'pause', 'timeupdate', 'progress', 'seeked', 'ended'];

const main = document.querySelector('main');
main.append(document.createRange().createContextualFragment(readRow().html));

const client = new playerjs.Player(await frameIn(main));
for (const name of EVENTS) client.on(name, recordName(name));

let duration = NaN;
client.on('timeupdate', (time) => {
  ({ duration } = time);
});

expose(
  {
    play: async () => client.play(),
    pause: () => client.pause(),
    get duration() {
      return duration;
    },
    set muted(isMuted) {
      client[isMuted ? 'mute' : 'unmute']();
    },
    set volume(volume) {
      client.setVolume(100 * volume);
    },
    set currentTime(seconds) {
      client.setCurrentTime(seconds);
    },
  },
  EVENTS,
);
