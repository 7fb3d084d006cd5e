const SVG = 'http://www.w3.org/2000/svg';

/** Outlines in a view box of 24 by 24. */
export const PLAY = 'M7 4v16l13-8z';
export const PAUSE = 'M6 4h4v16H6zm8 0h4v16h-4z';
export const MUTED =
  'M3 9v6h4l5 5V4L7 9zm18.5.9-1.4-1.4L18 10.6l-2.1-2.1-1.4 1.4 2.1 2.1-2.1 2.1 1.4 1.4 2.1-2.1 2.1 2.1 1.4-1.4-2.1-2.1z';
export const UNMUTED = 'M3 9v6h4l6 5V4L7 9zm13-1v8q3-4 0-8zm2-4v2q5 6 0 12v2q7-8 0-16z';
export const CLOSE = 'm6 4 6 6 6-6 2 2-6 6 6 6-2 2-6-6-6 6-2-2 6-6-6-6z';
export const CAPTIONS = 'M3 5h18v14H3zm3 4v6h5v-2H8v-2h3V9zm7 0v6h5v-2h-3v-2h3V9z';
export const CORNERS = 'M4 10V4h6v2H6v4zm10-6h6v6h-2V6h-4zM4 14h2v4h4v2H4zm14 0h2v6h-6v-2h4z';
export const PICTURE = 'M3 5h18v14H3zm2 2v10h14V7zm6 5h7v4h-7z';

export const icon = (outline: string, size = 24): SVGElement => {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', `0 0 ${size} ${size}`);
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', outline);
  svg.append(path);
  return svg;
};
