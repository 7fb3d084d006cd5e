import { visibleText } from '../../text/control-characters.js';
import type { CodeWriter } from '../code-request.js';
import { oEmbed } from '../oembed.js';

/**
 * An oEmbed 1.0 response, for systems whose provider is a static file. Without `<`, so that it stays text in
 * a page that it is pasted into by mistake.
 */
export const oEmbedCode: CodeWriter = (request) => {
  const response = oEmbed(request);
  return 'remedy' in response
    ? response
    : `${visibleText(JSON.stringify(response, null, 2)).replaceAll('<', '\\u003C')}\n`;
};
