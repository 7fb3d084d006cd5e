import type { SandboxedDocument } from './sandboxed-document.js';

/** What a frame shows: the hosted player, or the service's code. */
export type FrameContent =
  | { readonly kind: 'hosted'; readonly address: string }
  | { readonly kind: 'sandboxed'; readonly document: SandboxedDocument };

const SANDBOX: Readonly<Record<FrameContent['kind'], string>> = {
  hosted:
    'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-forms allow-presentation',
  sandboxed: 'allow-scripts allow-popups allow-popups-to-escape-sandbox allow-presentation',
};

/** `allowfullscreen` and not `fullscreen` in `allow`: Chromium warns about both. */
const FIXED: Readonly<Record<string, string>> = {
  part: 'frame',
  allow: 'autoplay; encrypted-media; picture-in-picture',
  referrerpolicy: 'strict-origin-when-cross-origin',
  allowfullscreen: '',
};

/** The frame of a player. Every attribute is ours and fixed, but the address or document and the title. */
export const createFrame = (content: FrameContent, title: string): HTMLIFrameElement => {
  const frame = document.createElement('iframe');
  const attributes = { ...FIXED, title, sandbox: SANDBOX[content.kind] };
  for (const [name, value] of Object.entries(attributes)) frame.setAttribute(name, value);
  if (content.kind === 'hosted') frame.src = content.address;
  else frame.srcdoc = content.document;
  return frame;
};
