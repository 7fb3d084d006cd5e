export const HLS = /mpegurl/i;

/** Whether a media type can be played: as the browser says, and HLS wherever there are Media Source Extensions. */
export const canPlay = (type: string): boolean =>
  document.createElement('video').canPlayType(type) !== '' ||
  (HLS.test(type) && 'MediaSource' in window);
