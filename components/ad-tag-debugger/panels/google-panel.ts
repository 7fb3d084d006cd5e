import { parseAdManagerTag } from '../../../src/ad-tags/google-ad-manager-tag.js';
import { googleView } from '../views/google-view.js';
import type { ViewTemplate, ViewContext } from '../views/view-context.js';

const ESCAPED_AMPERSAND = /&(?:amp|#38|#x26);/gi;

/** The parameters of a tag of Google Ad Manager, which may be copied from HTML. `edit` takes the changed tag. */
export const googlePanel = (
  view: ViewContext,
  template: string,
  edit: (template: string) => void,
): readonly ViewTemplate[] => {
  const text = template.replace(ESCAPED_AMPERSAND, '&');
  return googleView(view, { tag: parseAdManagerTag(text), isEscaped: text !== template, edit });
};
