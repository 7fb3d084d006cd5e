import {
  inspectAdTag as inspectTag,
  inspectDocument as inspectText,
} from '../../../../src/vast/node/index.js';

/** Inspections that do not request the media files of the ads, whose hosts do not exist. */
export const inspectAdTag: typeof inspectTag = (tag, options) =>
  inspectTag(tag, { checksMedia: false, ...options });

export const inspectDocument: typeof inspectText = (text, options) =>
  inspectText(text, { checksMedia: false, ...options });
