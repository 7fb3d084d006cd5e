/** The columns of the tables. */
export const WAYS = {
  link: 'link',
  address: 'address alone',
  element: '`<media-embed src>`',
  inView: '`<media-embed src>` in view',
  json: 'inline JSON',
  frame: "service's frame",
  responsive: 'responsive frame',
  container: 'container and script',
  amp: 'AMP',
  oembed: '`<oembed>`',
};
