/**
 * For the console of a page: opens it with `?ad-debug`, which records its ads, and copies the record when it is there.
 */
export const RECORDER_SNIPPET = `((recorder) => {
  if (recorder) return copy(JSON.stringify(recorder.record));
  const url = new URL(location.href);
  url.searchParams.set('ad-debug', '');
  location.assign(url);
})(window[Symbol.for('media-embed.ad-recorder')]);`;
