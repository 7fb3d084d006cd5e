import type { CodeWriter } from '../code-request.js';
import { jsonLdScript, videoObject } from '../json-ld.js';

/** A `VideoObject` for search engines. It is not written while a field is missing that they require. */
export const jsonLdCode: CodeWriter = (request) => {
  const object = videoObject(request, { timeZone: request.options.timeZone });
  return 'remedy' in object ? object : jsonLdScript(object);
};
