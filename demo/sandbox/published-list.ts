import type { Answer } from './call.js';
import { contentOf } from './content.js';
import { jsonReply } from './json-reply.js';
import type { WireObject } from './object-kind.js';
import { MOST_UNPAGED } from './resources/answers.js';
import { embed, presented } from './resources/presentation.js';
import { ANYTHING } from './search.js';
import { numberIn, objectIn, objectsIn, textIn } from './wire-reading.js';

const MOST_PIXELS = 99_999;

const kindOf = (embed: WireObject): 'video' | 'live' | 'none' => {
  if (objectIn(embed, 'video') !== null) return 'video';
  return objectIn(embed, 'live') === null ? 'none' : 'live';
};

const SLOTS = ['preroll', 'midroll', 'postroll', 'overlay_initial', 'overlay_main'];

/** Ads in all slots of both devices. */
const adsOf = (embed: WireObject): number =>
  SLOTS.flatMap((slot) => [...objectsIn(embed, slot), ...objectsIn(embed, `mobile_${slot}`)])
    .length;

/** What a list shows of an embed: enough to choose one, nothing secret. Ours. */
const entryOf = (embed: WireObject) => ({
  id: textIn(embed, 'id'),
  public_id: textIn(embed, 'public_id') || null,
  title: textIn(embed, 'title'),
  kind: kindOf(embed),
  state: contentOf(embed).state,
  width: numberIn(embed, 'width', 1, MOST_PIXELS),
  height: numberIn(embed, 'height', 1, MOST_PIXELS),
  ads: adsOf(embed),
});

/** The published embeds, in the order in which they were created: no token is needed to read them. */
export const publishedList: Answer = async (call) => {
  const part = { offset: 0, limit: MOST_UNPAGED };
  const texts = await call.services.objects.list('embed', ANYTHING, part);
  return jsonReply((await presented(texts, embed, call)).map(entryOf));
};
