import type { AdTagContext } from '../../src/ad-tags/ad-tag-context.js';
import { expandTemplate } from '../../src/ad-tags/expand-template.js';
import { slotDevice } from '../../src/resolve/ad-slots.js';
import type { ExpandedTag } from './expand-input.js';

const adKey = (context: AdTagContext): string => `${slotDevice(context)} ${context.path ?? ''}`;

/** Finds the tags that a diagnosis plans to request, with all that is known of the viewer on their device. */
export class PlannedTags {
  readonly #byAd = new Map<string, ExpandedTag[]>();
  /** By the context of a plan, which all tags of a waterfall share, and by URL. */
  readonly #byContext = new Map<AdTagContext, ReadonlyMap<string, ExpandedTag>>();

  constructor(tags: readonly ExpandedTag[]) {
    for (const tag of tags) {
      const key = `${tag.device} ${tag.context.path ?? ''}`;
      const others = this.#byAd.get(key);
      if (others === undefined) this.#byAd.set(key, [tag]);
      else others.push(tag);
    }
  }

  find(url: string, context: AdTagContext): ExpandedTag | undefined {
    const tags = this.#byContext.get(context) ?? this.#expanded(context);
    this.#byContext.set(context, tags);
    return tags.get(url);
  }

  #expanded(context: AdTagContext): ReadonlyMap<string, ExpandedTag> {
    const tags = [...(this.#byAd.get(adKey(context)) ?? [])].reverse();
    return new Map(tags.map((tag) => [expandTemplate(tag.template, context).url, tag]));
  }
}
