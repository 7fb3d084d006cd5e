/** Paths of icons in a box of 24 by 24. */
export const PLAY = 'M7 4v16l13-8z';
export const PAUSE = 'M6 4h4v16H6zm8 0h4v16h-4z';
export const MUTED =
  'M3 9v6h4l5 5V4L7 9zm18.5.9-1.4-1.4L18 10.6l-2.1-2.1-1.4 1.4 2.1 2.1-2.1 2.1 1.4 1.4 2.1-2.1 2.1 2.1 1.4-1.4-2.1-2.1z';
export const UNMUTED = 'M3 9v6h4l6 5V4L7 9zm13-1v8q3-4 0-8zm2-4v2q5 6 0 12v2q7-8 0-16z';
export const CLOSE = 'm6 4 6 6 6-6 2 2-6 6 6 6-2 2-6-6-6 6-2-2 6-6-6-6z';
