/** An embed of the reader's own choice in the article: `/publisher/#embed=101`. */

/** An id or a public id; nothing in it can leave its place in an address or in markup. */
const NAME = /^[\w-]{1,64}$/;

/** The name in a fragment; null when there is none that could be one. */
const nameIn = (fragment: string): string | null => {
  const name = new URLSearchParams(fragment.replace(/^#/, '')).get('embed') ?? '';
  return NAME.test(name) ? name : null;
};

const markupOf = (name: string): string => `<media-embed src="/published/embed/${name}.json">
  <a href="/proxy/iframe.php/${name}/demo">Watch the video</a>
</media-embed>`;

/** Lets the article's first figure show the embed that the address names, if it names one. */
export const showChosenEmbed = (): void => {
  const name = nameIn(location.hash);
  const figure = document.querySelector('figure');
  const element = figure?.querySelector('media-embed');
  if (name === null || figure === null || !element) return;
  element.removeAttribute('title');
  element.setAttribute('src', `/published/embed/${name}.json`);
  const link = element.querySelector('a');
  link?.setAttribute('href', `/proxy/iframe.php/${name}/demo`);
  link?.replaceChildren('Watch the video');
  figure.querySelector('figcaption')?.replaceChildren(`Embed ${name}, chosen in the address.`);
  figure.querySelector('pre')?.replaceChildren(markupOf(name));
};
