/** Plays VAST documents with fluid-player, at the speed of a viewer, since it looks for quartiles a few times a second. */
import fluidPlayer from 'fluid-player';

/** A box with the content of a player, and its video. */
const addVideo = (id, content) => {
  const box = document.createElement('div');
  box.className = 'slot';
  const video = document.createElement('video');
  video.id = id;
  const source = document.createElement('source');
  Object.assign(source, { src: content, type: 'video/mp4' });
  video.append(source);
  box.append(video);
  document.body.append(box);
  return { box, video };
};

const isAd = ({ currentSrc }) => currentSrc !== '' && !currentSrc.endsWith('/content.mp4');

/** The names of the events of ads, which fluid-player does not emit: `adstart` for each ad that is seen. */
const watchAds = ({ box, video }) => {
  const events = [];
  let last = '';
  video.addEventListener('playing', () => {
    if (isAd(video) && video.currentSrc !== last) events.push('adstart');
    last = video.currentSrc;
  });
  const overlays = new MutationObserver((records) => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
    if (added.some(({ id }) => id?.startsWith('fluid_nonLinear'))) events.push('adstart');
  });
  overlays.observe(box, { childList: true, subtree: true });
  return events;
};

/** Resolves with true when the content plays after its preroll, or has ended with its overlay. */
const contentPlayed = (video, { slot, stuckMs }) =>
  new Promise((resolve) => {
    const isOver = () =>
      !isAd(video) && (slot === 'overlay' ? video.ended : video.currentTime > 0.5);
    for (const name of ['timeupdate', 'ended'])
      video.addEventListener(name, () => isOver() && resolve(true));
    setTimeout(() => resolve(false), stuckMs);
  });

const adOf = ({ slot, tag }) =>
  slot === 'overlay'
    ? { roll: 'midRoll', timer: 0, vastTag: tag, nonLinearDuration: 3 }
    : { roll: 'preRoll', vastTag: tag };

/** Plays a document until the content plays after the ads, or to the end of the content. */
globalThis.playTag = async (options) => {
  const { id, content } = options;
  const { box, video } = addVideo(id, content);
  const events = watchAds({ box, video });
  const played = contentPlayed(video, options);
  const player = fluidPlayer(id, {
    layoutControls: { autoPlay: true, mute: true, fillToContainer: true },
    vastOptions: { adList: [adOf(options)], vastTimeout: 30_000, maxAllowedVastTagRedirects: 5 },
  });
  const isContentPlaying = await played;
  try {
    player.destroy();
  } catch {
    // It throws when an ad is not over.
  }
  box.remove();
  return { events, started: [], isContentPlaying };
};
