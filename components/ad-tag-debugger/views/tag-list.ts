import { html } from 'lit';
import type { TagVerdict } from '../../../src/diagnosis/diagnosis.js';
import { ownerBadge } from './owner-badge.js';
import {
  breakable,
  paged,
  quietButton,
  shortenedAt,
  type ViewTemplate,
  type ViewContext,
} from './view-context.js';

export interface TagListProps {
  readonly tagVerdicts: readonly TagVerdict[];
  readonly chooseTag: (index: number) => void;
}

/** Characters at each end of a tag. */
const MAX_TAG = 60;

export const tagList = (
  view: ViewContext,
  { tagVerdicts, chooseTag }: TagListProps,
): readonly ViewTemplate[] => {
  const { language, translate } = view;
  const check = translate('slot-check-only');
  return paged(
    view,
    'tags',
    tagVerdicts,
    (shown) =>
      html`<ol role="list" class="findings tag-list">
        ${shown.map(
          ({ index, template, verdict }) =>
            html`<li>
              ${ownerBadge(view.translate, verdict)}
              <div>
                <p lang=${language}>${verdict.sentence}</p>
                <div class="source">
                  <strong>${translate('slot-tag', { number: index + 1 })}</strong>
                  <code translate="no">${breakable(shortenedAt(template, MAX_TAG))}</code>
                  ${quietButton(check, () => chooseTag(index), `${check}: ${translate('slot-tag', { number: index + 1 })}`)}
                </div>
              </div>
            </li>`,
        )}
      </ol>`,
  );
};
