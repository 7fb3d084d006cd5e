import type { AdTagContext } from '../ad-tag-context.js';
import { isAdManagerTag } from '../google-ad-manager.js';
import { encode, type OtherPlayer } from './other-player.js';
import { playerMessage } from './player-message.js';
import type { TracedText } from './traced-text.js';

const CORRELATOR = /([?&]correlator=)([^&#]*)/;

/** The SDK sets the correlator of its own page view in place of any other. */
const withOwnCorrelator = (tag: TracedText): TracedText => {
  const [matched, name = '', value = ''] = CORRELATOR.exec(tag.text) ?? [];
  if (matched === undefined) return tag;
  const start = tag.text.indexOf(matched) + name.length;
  const reason = playerMessage('player-reason-ima-correlator');
  return tag.replace([
    { start, end: start + value.length, replacement: { kind: 'unknown', reason } },
  ]);
};

const withUsPrivacy = (tag: TracedText, { consent }: AdTagContext): TracedText => {
  const usp = consent?.uspString;
  if (usp === undefined || usp === '' || /[?&]us_privacy=/.test(tag.text)) return tag;
  const fragment = tag.text.indexOf('#');
  const end = fragment < 0 ? tag.text.length : fragment;
  return tag.insert(
    end,
    `&us_privacy=${encode(usp)}`,
    playerMessage('player-reason-ima-us-privacy'),
  );
};

/**
 * The IMA SDK, and players that hand the tag to it, such as videojs-ima. It adds further parameters about itself,
 * the page and consent, which cannot be predicted.
 */
export const IMA_SDK: OtherPlayer = {
  name: 'ima',
  label: playerMessage('player-name', { products: ['IMA SDK', 'videojs-ima'] }),
  source: 'https://github.com/googleads/videojs-ima/issues/401',
  explainKept: () => playerMessage('player-reason-ima-no-macros'),
  expand: (template, context) =>
    isAdManagerTag(template.text) ? withUsPrivacy(withOwnCorrelator(template), context) : template,
};
