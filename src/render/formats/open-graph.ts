import type { CodeWriter } from '../code-request.js';
import { metaTags, openGraphTags } from '../open-graph.js';

/** The tags of a page for social networks and chats. */
export const openGraphCode: CodeWriter = (request) =>
  `${metaTags(openGraphTags(request, { pageUrl: request.options.page }))}\n`;
