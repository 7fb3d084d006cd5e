/**
 * Runs before the scripts of a page: plays ads at this speed and content at its own. The video of an ad has no `part`.
 */
export const setAdSpeed = (speed: number): void => {
  const { prototype } = HTMLMediaElement;
  const play = Reflect.get(prototype, 'play');
  prototype.play = function playAtSpeed() {
    if (!this.hasAttribute('part'))
      Object.assign(this, { defaultPlaybackRate: speed, playbackRate: speed });
    return play.call(this);
  };
};
