import { parseAdManagerTag } from '../../../src/ad-tags/google-ad-manager-tag.js';
import { googleView } from '../views/google-view.js';
import type { View, ViewContext } from '../views/view-context.js';

/** The parameters of a tag of Google Ad Manager. `edit` takes the changed tag. */
export const googlePanel = (
  view: ViewContext,
  template: string,
  edit: (template: string) => void,
): View => googleView(view, { tag: parseAdManagerTag(template), edit });
