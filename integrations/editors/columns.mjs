/** The columns of the tables. */
export const WAYS = {
  link: 'link',
  address: 'address alone',
  element: '`<media-embed src>`',
  json: 'inline JSON',
  frame: "service's frame",
  responsive: 'responsive frame',
  container: 'container and script',
  amp: 'AMP',
  oembed: '`<oembed>`',
};
