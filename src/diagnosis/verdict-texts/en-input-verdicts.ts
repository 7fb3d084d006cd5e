import { BULK_REASONS, JSON_ERRORS, UNKNOWN } from './en-phrases.js';
import { slotName, where } from './en-words.js';
import type { InputVerdictId, VerdictTexts } from './language-texts.js';

const ACCEPTED =
  'Paste an ad tag, an embed as JSON or embed code, a VAST or VMAP response, a HAR file, an error code or a case file.';

/** The texts about inputs, recordings and embeds as a whole. */
export const inputVerdicts: Pick<VerdictTexts['verdicts'], InputVerdictId> = {
  'input-empty': () => ['The text is empty.', ACCEPTED],
  'input-unknown': ({ reason }) => [UNKNOWN[reason], ACCEPTED],
  'json-malformed': ({ error, line, column }) => [
    `The JSON is malformed at line ${line}, column ${column}: ${JSON_ERRORS[error]}.`,
    `Correct line ${line}, column ${column}, and paste the JSON again.`,
  ],
  'case-invalid': ({ problem }) => [
    `The case file cannot be read: ${problem}`,
    'Export the case again, and paste the whole file.',
  ],
  'error-code': ({ code }) => [`The error code ${code} is not in the table.`, ACCEPTED],
  'embed-address': ({ host }) => [
    `The code loads its embed from ${host || 'an address'} and does not contain it.`,
    'Open the address of the embed, and paste its JSON.',
  ],
  'har-without-ads': ({ total, hasImaSdk }) => [
    `The HAR file has no request for ads among its ${total === 1 ? '1 request' : `${total} requests`}${hasImaSdk ? ', although the IMA SDK was loaded' : ''}.`,
    'Record again from before playback starts; if there is still none, check the ads of the embed and the consent of the viewer.',
  ],
  'ima-sdk-blocked': () => [
    'The browser blocked the script of the IMA SDK, as ad blockers do, so no ad was requested.',
    'Test in a browser without ad blocker and tracking protection.',
  ],
  'ima-sdk-failed': ({ error }) => [
    `The script of the IMA SDK was not loaded${error === '' ? '' : ` (${error})`}, so no ad was requested.`,
    'Allow https://imasdk.googleapis.com in the Content Security Policy of the page, and check the network of the viewer.',
  ],
  'content-failed': () => [
    'The video of the embed could not be converted, so neither it nor its ads play.',
    'Upload the video again.',
  ],
  'content-processing': () => [
    'The video of the embed is not converted yet, so neither it nor its ads play.',
    'Wait until the conversion has ended.',
  ],
  'embed-without-ads': () => [
    'The embed has no ad in any slot, neither for desktop nor for mobile.',
    'Set an ad tag in a slot of the embed, such as preroll and mobile_preroll.',
  ],
  'ads-off-by-bulk': ({ label, by }) => [
    `The bulk "${label}" switches off the ads of the embed, because ${BULK_REASONS[by]}.`,
    `Set the ads of the bulk "${label}" to null to keep those of the embed, or select another label.`,
  ],
  'device-without-ads': ({ slot, empty, sold }) => [
    `The ${slotName(slot)} has ads for ${sold} and none for ${empty}.`,
    `Set the ${slotName(slot)} for ${empty} too, or confirm that ${empty} has no ads.`,
  ],
  'ad-video-not-ready': (p) => [
    `The video of the hosted ad is not converted yet${where(p)}.`,
    'Wait for the conversion of the ad video, or upload it again.',
  ],
  'ad-object-unknown': (p) => [
    `The ad object has neither an ad tag nor a video${where(p)}.`,
    'Set source_url of the ad object to an ad tag.',
  ],
};
