import { expect } from '@open-wc/testing';

/** What of an element in a box is seen: where it is, how it is painted, where it leads. */
const seenOf = (element: Element, host: DOMRect): Readonly<Record<string, unknown>> => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  return {
    name: element.localName,
    part: element.getAttribute('part'),
    at: element.checkVisibility()
      ? [left - host.left, top - host.top, width, height].map(Math.round)
      : null,
    addresses: ['src', 'href', 'poster'].map((name) => element.getAttribute(name)),
    fit: style.objectFit,
    color: style.color,
    background: `${style.backgroundColor} ${style.backgroundImage}`,
    primary: style.getPropertyValue('--media-primary-color'),
    opacity: style.opacity,
    visibility: style.visibility,
  };
};

const settingsOf = (video: HTMLVideoElement): Readonly<Record<string, unknown>> => {
  const { muted, volume, preload, disablePictureInPicture, paused } = video;
  return { muted, volume, preload, disablePictureInPicture, paused };
};

/** All that a reader sees of an element and its shadow tree, but for its words. */
export const seenIn = (element: HTMLElement): readonly unknown[] => {
  const host = element.getBoundingClientRect();
  const inner = [...(element.shadowRoot?.querySelectorAll('*') ?? [])];
  return [
    seenOf(element, host),
    ...inner.filter(({ localName }) => localName !== 'style').map((one) => seenOf(one, host)),
    ...inner.flatMap((one) => (one instanceof HTMLVideoElement ? settingsOf(one) : [])),
  ];
};

/** The page is not scrolled sideways by the element, which has a box of that ratio within it. */
export const expectSoundBox = (element: HTMLElement, ratio: number, name: string): void => {
  const { left, right, width, height } = element.getBoundingClientRect();
  expect(document.documentElement.scrollWidth, `${name}: the page`).to.be.at.most(innerWidth);
  expect(left >= 0 && right <= innerWidth && width > 0, `${name}: in the page`).to.equal(true);
  expect(Math.abs(height - width / ratio), `${name}: ratio`).to.be.below(1);
  expect(getComputedStyle(element).position, name).to.equal('relative');
};
