/** The configuration that plays a document in one of the slots of an embed. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../run.mjs';

const { resolveEmbed } = await import(pathToFileURL(join(root, '.build/src/index.js')).href);

/** The title of an ad that has none. */
export const TITLE = 'A document of the folder';

const adOf = (url, linearity) => ({
  id: '1',
  adv_type: 'addart',
  type: linearity,
  title: TITLE,
  source_url: url,
  replace_rules: [],
});

/** An overlay stays longer than the two seconds of the MRC's rule for viewability. */
export const OVERLAY = {
  after_time: 0,
  stay_time: 3,
  fixed: '0',
  max_width: '100%',
  max_height: '50%',
};

const adsOf = (slot, url) =>
  slot === 'overlay'
    ? { overlay_initial: [{ ...adOf(url, 'non-linear'), ...OVERLAY }] }
    : { preroll: [adOf(url, 'linear')] };

export const playerConfig = (slot, url, contentUrl) => {
  const { config } = resolveEmbed(
    {
      id: '1',
      title: 'Conformance',
      video: { id: '1', title: 'Content', available_video: '1', invalid_video: '0', duration: 6 },
      ...adsOf(slot, url),
    },
    {},
    { streamUrl: () => contentUrl },
  );
  return config;
};
