import { isJsonObject } from '../../text/json.js';

/** The name of the format, which is the first field of a case file. */
export const CASE_FORMAT = 'media-embed-adcase';

/** Version of the format. A file of another version is refused. */
export const CASE_VERSION = 1;

/** Whether JSON says that it is a case file, of any version. */
export const isCaseJson = (json: unknown): boolean =>
  isJsonObject(json) && json['format'] === CASE_FORMAT;
