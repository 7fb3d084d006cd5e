import type { Answer, Call } from './call.js';
import { jsonReply } from './json-reply.js';
import { wireDate } from './wire-date.js';

/** How a generation names the two dates of a token (spec 5, platform facts 6). */
interface Spelling {
  readonly created: string;
  readonly expires: string;
}

/** Failed authorization: an array of sentences (spec 7). The statuses are ours. */
const refusal = (status: number, ...errors: string[]): Response =>
  jsonReply({ errors }, { status });

const verification =
  ({ created, expires }: Spelling): Answer =>
  ({ request: { headers }, services }: Call) => {
    const state = headers.get('state');
    const key = headers.get('auth-code');
    if (state === null || state === '') return refusal(400, 'The state header is missing.');
    if (key === null || key === '') return refusal(401, 'The auth-code header is missing.');
    const grant = services.authorization.grant(key);
    if (grant === null) return refusal(401, 'The authorization key is not valid.');
    return jsonReply({
      access_token: grant.accessToken,
      refresh_token: grant.refreshToken,
      [created]: wireDate(grant.createdAt),
      [expires]: null,
      state,
    });
  };

export const verificationGeneration1 = verification({
  created: 'data_creazione',
  expires: 'data_scadenza',
});

export const verificationGeneration2 = verification({
  created: 'creation_date',
  expires: 'expiration_date',
});
