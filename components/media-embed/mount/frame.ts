/** What has the content of a frame: the address of the hosted player, or a document with the service's code. */
export type FrameSource = 'src' | 'srcdoc';

const SANDBOX: Readonly<Record<FrameSource, string>> = {
  src: 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-forms allow-presentation',
  srcdoc: 'allow-scripts allow-popups allow-popups-to-escape-sandbox allow-presentation',
};

/** Without the page's permission the player receives only its origin. */
const DEFAULT_REFERRER_POLICY = 'strict-origin-when-cross-origin';

export interface FrameOptions {
  readonly title: string;
  /** The page's `referrerpolicy`, or null. Browsers ignore an unknown one. */
  readonly referrerPolicy: string | null;
}

/** The attributes of a frame, except for what it shows. */
export const frameAttributes = (
  source: FrameSource,
  { title, referrerPolicy }: FrameOptions,
): Readonly<Record<string, string>> => ({
  part: 'frame',
  allow: 'autoplay; encrypted-media; picture-in-picture',
  // Instead of `fullscreen` in `allow`: Chromium warns about both.
  allowfullscreen: '',
  title,
  referrerpolicy: referrerPolicy ?? DEFAULT_REFERRER_POLICY,
  sandbox: SANDBOX[source],
});

/** The frame of a player. Only the address or the document and the title come from the embed. */
export const createFrame = (
  source: FrameSource,
  content: string,
  options: FrameOptions,
): HTMLIFrameElement => {
  const frame = document.createElement('iframe');
  for (const [name, value] of Object.entries(frameAttributes(source, options)))
    frame.setAttribute(name, value);
  frame[source] = content;
  return frame;
};
