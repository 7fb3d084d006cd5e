/** What the script of a host page does with a player: it listens, and gives the test a handle. */
import { connectFrame } from 'media-embed-elements/frame';

const EVENTS = ['play', 'playing', 'timeupdate', 'durationchange', 'adstart', 'ended'];

const events = new Set();

const record = ({ type }) => events.add(type);

export const recordName = (name) => () => events.add(name);

/** Lets the test call the members of a player, or of what the host has instead. */
export const expose = (playback, expected = EVENTS) => {
  window.hostPage = { playback, events, expected };
};

const listen = (playback) => {
  for (const name of EVENTS) playback.addEventListener(name, record);
  expose(playback);
};

/** The frame in an element, once its code has made it. */
export const frameIn = (root) =>
  new Promise((resolve) => {
    const find = () => {
      const frame = root.querySelector('iframe');
      if (frame === null) return;
      observer.disconnect();
      resolve(frame);
    };
    const observer = new MutationObserver(find);
    observer.observe(root, { childList: true, subtree: true });
    find();
  });

/** Listens to the player that the embed code in an element shows. */
export const listenToCode = async (root) => {
  const element = root.querySelector('media-embed');
  if (element !== null) return listen(element);
  const frame = await frameIn(root);
  const { origin } = new URL(frame.src);
  listen(await connectFrame(frame, { origin, signal: new AbortController().signal }));
};

/** What the server wrote into the page: the row that it shows. */
export const readRow = () => JSON.parse(document.querySelector('#row').textContent);
