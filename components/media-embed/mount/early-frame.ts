import { embedPreview } from '../../../src/resolve/embed-preview.js';
import { inlineText } from '../../controllers/inline-embed.js';
import { parseEmbed } from '../../controllers/parse-embed.js';
import type { PlayerHost } from '../player-session.js';
import { createFrame } from './frame.js';
import { hostedPlayerAddress } from './hosted-player-url.js';

/** Until the element brings its own styles, which replace it. */
const RULE = 'iframe{position:absolute;inset:0;inline-size:100%;block-size:100%;border:0}';

/**
 * Makes the frame of an element that is not defined yet, from its inline JSON, as the element would that is pressed;
 * null if the element has to say why it cannot. The element takes the frame over.
 */
export const earlyFrame = (host: PlayerHost): HTMLIFrameElement | null => {
  try {
    const embed = parseEmbed(inlineText(host) ?? '');
    const { state, title } = embedPreview(embed);
    if (state === 'processing' || state === 'failed') return null;
    const muted = host.hasAttribute('muted');
    const allowedPlayerOrigins = (): null => null;
    const request = { embed, host, label: '', autoplay: true, muted, allowedPlayerOrigins };
    const frame = createFrame('src', hostedPlayerAddress(request), {
      title: host.title || title,
      referrerPolicy: null,
    });
    const stage = document.createElement('div');
    stage.part.value = 'stage';
    stage.append(frame);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(RULE);
    const root = host.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheet];
    root.append(stage);
    return frame;
  } catch {
    return null;
  }
};
