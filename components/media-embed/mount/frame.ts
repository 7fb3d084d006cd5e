/** What a frame shows: the hosted player, or the service's code. */
export type FrameContent =
  | { readonly kind: 'hosted'; readonly address: string }
  | { readonly kind: 'sandboxed'; readonly srcdoc: string };

const SANDBOX: Readonly<Record<FrameContent['kind'], string>> = {
  hosted:
    'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-forms allow-presentation',
  sandboxed: 'allow-scripts allow-popups allow-popups-to-escape-sandbox allow-presentation',
};

/** `allowfullscreen` instead of `fullscreen` in `allow`: Chromium warns about both. */
const FIXED_ATTRIBUTES: Readonly<Record<string, string>> = {
  part: 'frame',
  allow: 'autoplay; encrypted-media; picture-in-picture',
  allowfullscreen: '',
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
  kind: FrameContent['kind'],
  { title, referrerPolicy }: FrameOptions,
): Readonly<Record<string, string>> => ({
  ...FIXED_ATTRIBUTES,
  title,
  referrerpolicy: referrerPolicy ?? DEFAULT_REFERRER_POLICY,
  sandbox: SANDBOX[kind],
});

/** The frame of a player. Only the address or the document and the title come from the embed. */
export const createFrame = (content: FrameContent, options: FrameOptions): HTMLIFrameElement => {
  const frame = document.createElement('iframe');
  for (const [name, value] of Object.entries(frameAttributes(content.kind, options)))
    frame.setAttribute(name, value);
  if (content.kind === 'hosted') frame.src = content.address;
  else frame.srcdoc = content.srcdoc;
  return frame;
};
