import { mediaTypeOf } from '../evidence/quote.js';
import type { Evidence } from '../evidence/evidence.js';
import { hostOf } from '../evidence/url-host.js';
import { meaningOf } from './connection-situations.js';
import { refusedMedia } from './refused-media.js';
import { about, requestOf, type SituationMatch } from './situation.js';

/** Whether nobody knows if the content of an embed plays. */
export const isContentOpen = ({ embed, device, content }: Evidence): boolean =>
  embed !== null &&
  embed.configs[device].source !== null &&
  (content === undefined || content.result === 'not-checked' || content.requestFault === 'private');

/** The content of an embed or of a recorded page that does not play; null if it does, or if that is not known. */
export const contentSituation = ({ embed, content }: Evidence): SituationMatch | null => {
  if (content === undefined || content.requestFault === 'private') return null;
  if (['found', 'not-checked', 'other-site'].includes(content.result)) return null;
  if (content.isAgainstPolicy === true)
    return about('publisher', {
      id: 'policy-refused',
      params: { ...requestOf(undefined), ...refusedMedia(content) },
    });
  const { url, part = url, status, contentType, result } = content;
  const params = {
    mediaHost: hostOf(part),
    status: status ?? 0,
    type: result === 'not-media' && status !== null ? mediaTypeOf(contentType) : '',
    isRefused: meaningOf(status ?? 0) === 'access',
  };
  const path = embed === null ? '' : embed.configs.desktop.source?.kind;
  return about('publisher', { id: 'content-unplayable', params }, path && `/${path}`);
};
