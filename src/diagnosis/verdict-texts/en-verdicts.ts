import { MAX_WRAPPERS } from '../../vast/request/wrapper-limit.js';
import { inputVerdicts } from './en-input-verdicts.js';
import { ENCODED_TWICE, NOT_URL } from './en-phrases.js';
import {
  where,
  server,
  inner,
  count,
  forSlot,
  seconds,
  before,
  asMacros,
  fixed,
} from './en-words.js';
import type { VerdictTexts } from './language-texts.js';

const NOTHING = 'Nothing has to be done.';

export const verdicts: VerdictTexts['verdicts'] = {
  ...inputVerdicts,
  'tag-empty': (p) => [
    `The ad tag is empty${where(p)}.`,
    'Set the ad tag, or remove the ad object from the slot.',
  ],
  'tag-html-escaped': (p) => [
    `The ad tag of ${inner(p.host)} contains &amp;, because it was copied from HTML${where(p)}.`,
    'Replace every &amp; in the ad tag with &.',
  ],
  'tag-not-url': (p) => [`The ad tag ${NOT_URL[p.reason][0]}${where(p)}.`, NOT_URL[p.reason][1]],
  'tag-fault': (p) => [`${p.message.replace(/\.$/, '')}${where(p)}.`, p.remedy],
  'http-tag': (p) => [
    `The ad tag requests http://${p.host}, which browsers block on every https page${where(p)}.`,
    'Write the ad tag with https://.',
  ],
  'http-on-https': (p) => [
    p.blockedHost === p.host
      ? `The ad tag requests http://${p.host}, which browsers block on https pages${where(p)}.`
      : `A wrapper of ${inner(p.host)} leads to http://${p.blockedHost}, which browsers block on https pages${where(p)}.`,
    p.blockedHost === p.host
      ? 'Write the ad tag with https://.'
      : `Ask the network at ${p.blockedHost} for a tag with https://.`,
  ],
  'slot-type-mismatch': (p) => [
    `The ad object is ${p.type}, which does not fit its slot${where(p)}.`,
    'Move the ad object to a slot of its type, or correct its type.',
  ],
  'consent-late': (p) => [
    p.seconds === null
      ? `The ad tag of ${inner(p.host)} was expanded while the consent dialog was open${where(p)}.`
      : `The ad tag of ${inner(p.host)} was expanded ${seconds(p.seconds)} before the consent was known${where(p)}.`,
    'Let the player wait for the consent platform, or raise its consent timeout.',
  ],
  'consent-missing': (p) => [
    `The request to ${inner(p.host)} says gdpr=1 and has no consent string in ${p.parameter}${where(p)}.`,
    p.hasMacro
      ? `The consent platform gave no string for the macro in ${p.parameter}: request the ad after it has answered.`
      : `Request the ad only after the consent platform has answered, and fill ${p.parameter} with [GDPRCONSENT].`,
  ],
  'consent-withheld': (p) => [
    `${server(p.host)} has no ad, and the consent of the viewer withholds ${p.placeholders}${where(p)}.`,
    'Test with a viewer who has consented; without consent, only campaigns without personal data can run.',
  ],
  'page-url-encoded-twice': (p) => [
    `The address in the parameter ${p.parameter} is encoded twice, so ${inner(p.host)} cannot read the page${where(p)}.`,
    ENCODED_TWICE[p.cause](p.parameter),
  ],
  'macro-foreign-player': (p) => [
    `The ad tag of ${inner(p.host)} has placeholders of ${p.dialect || 'another player'} that nobody fills: ${p.placeholders}${where(p)}.`,
    asMacros(p.equivalents) || 'Add replace rules for these placeholders, or remove them.',
  ],
  'macro-server-side': (p) => [
    `The ad tag of ${inner(p.host)} has placeholders that only an ad server can fill: ${p.placeholders}${where(p)}.`,
    `Export the ad tag from the ad server with these values filled.${before(' Or: ', asMacros(p.equivalents))}`,
  ],
  'macro-unresolved': (p) => [
    `The request to ${inner(p.host)} still has placeholders: ${p.placeholders}${where(p)}.`,
    fixed(p.fixes),
  ],
  'ad-blocker': (p) => [
    `The browser blocked the request to ${p.blockedHost} before it was sent, as ad blockers do${where(p)}.`,
    'Test in a browser without ad blocker and tracking protection.',
  ],
  'cors-refused': (p) => [
    `The browser may not read the response of ${p.refusedHost}: it has no CORS header for the page${p.isAnswered ? '' : ', or the server is down'}${where(p)}.`,
    `Have ${p.refusedHost} send Access-Control-Allow-Origin with the origin of the page, and Access-Control-Allow-Credentials: true.`,
  ],
  'policy-refused': (p) => [
    `The Content Security Policy of the page does not allow the request to ${p.refusedHost}${where(p)}.`,
    `Add https://${p.refusedHost} to connect-src in the Content Security Policy of the page.`,
  ],
  'certificate-invalid': (p) => [
    `The certificate of ${p.refusedHost} is not valid, or its TLS handshake failed${where(p)}.`,
    `Have the operator of ${p.refusedHost} install a valid certificate for this host; check that the clock of the viewer is right.`,
  ],
  'address-refused': (p) => [
    `The request to ${p.lastHost} leads to ${p.target}, ${p.isPrivate ? 'in a private network, and was not sent there' : 'which browsers do not follow'}${where(p)}.`,
    `Have the operator of ${p.lastHost} lead directly to a public https address${p.isPrivate ? '; if this network is yours, allow it with `allowPrivate`' : ''}.`,
  ],
  unreachable: (p) => {
    if (p.fault === 'dns')
      return [
        `The host name ${p.unreachableHost} cannot be resolved (DNS)${where(p)}.`,
        `Correct the host in the ad tag: ${p.unreachableHost} has no address.`,
      ];
    if (p.fault === 'refused')
      return [
        `${p.unreachableHost} refused the connection${where(p)}.`,
        `Check that the server of ${p.unreachableHost} is running and that the port is right.`,
      ];
    return [
      `There was no connection to ${p.unreachableHost}${where(p)}.`,
      `Check that the host ${p.unreachableHost} is spelled correctly and that its server is running.`,
    ];
  },
  'response-timeout': (p) => [
    `${server(p.host)} did not respond within ${seconds(p.seconds)}${where(p)}.`,
    `Ask ${inner(p.host)} for a faster response, or put a faster ad server first in the waterfall.`,
  ],
  'wrapper-timeout': (p) => [
    `${p.lastHost}, behind ${count(p.wrappers)} of ${inner(p.host)}, did not respond within ${seconds(p.seconds)}${where(p)}.`,
    `Ask the network at ${p.lastHost} for a faster response; until then, pause its campaign in ${inner(p.host)}.`,
  ],
  'http-client-error': (p) => [
    `${server(p.lastHost)} refused the request with status ${p.status}${where(p)}.`,
    `Compare the ad unit and the parameters of the ad tag with those that ${inner(p.lastHost)} expects.`,
  ],
  'http-server-error': (p) => [
    `${server(p.lastHost)} failed with status ${p.status}${where(p)}.`,
    `Report status ${p.status} to the operator of ${inner(p.lastHost)}.`,
  ],
  'response-html': (p) => [
    `${p.lastHost === '' ? 'The response is' : `${p.lastHost} responded with`} an HTML page instead of VAST${where(p)}.`,
    'Check the path of the ad tag: the page is usually a login, an error or a consent wall.',
  ],
  'response-json': (p) => [
    `${p.lastHost === '' ? 'The response is' : `${p.lastHost} responded with`} JSON instead of VAST${where(p)}.`,
    'Request VAST from this ad server: its tag usually has a parameter for the format.',
  ],
  'response-feed': (p) => [
    `${p.lastHost === '' ? 'The response is' : `${p.lastHost} responded with`} an RSS feed instead of VAST${where(p)}.`,
    'Request VAST from this server: its address is that of a list of content, such as Media RSS, and not of ads.',
  ],
  'response-javascript': (p) => [
    `${p.lastHost === '' ? 'The response is' : `${p.lastHost} responded with`} JavaScript instead of VAST${where(p)}.`,
    'Request VAST from this ad server: its tag is one for banners or for a player of its own.',
  ],
  'xml-malformed': (p) => [
    `${p.lastHost === '' ? 'The response' : `The response of ${p.lastHost}`} is not well-formed XML${where(p)}.`,
    'Have the ad server correct the document; a URL with & outside of CDATA is the usual cause.',
  ],
  'root-unexpected': (p) => [
    `${p.lastHost === '' ? 'The response' : `The response of ${p.lastHost}`} has the root element <${p.root}> instead of <VAST>${where(p)}.`,
    'Have the ad server send VAST 2 to 4.',
  ],
  'vast-version': (p) => [
    `${p.lastHost === '' ? 'The response' : `The response of ${p.lastHost}`} is VAST ${p.version}, which the player does not read${where(p)}.`,
    'Have the ad server send VAST 2 to 4.',
  ],
  'vmap-misplaced': (p) => [
    `A wrapper leads to a VMAP playlist at ${p.lastHost}, where only VAST is allowed${where(p)}.`,
    `Have ${inner(p.host)} lead to VAST, or use the VMAP URL itself as the ad tag.`,
  ],
  'wrapper-loop': (p) => [
    `The wrappers of ${inner(p.host)} lead in a circle back to a URL that was requested before${where(p)}.`,
    `Ask the network at ${p.lastHost} to remove its redirect to an earlier ad server.`,
  ],
  'wrapper-limit': (p) => [
    `${server(p.host)} leads through more wrappers than the ${MAX_WRAPPERS} that players follow${where(p)}.`,
    `Ask the network at ${p.lastHost} for a campaign with fewer resellers.`,
  ],
  'wrapper-without-tag': (p) => [
    `The wrapper${p.lastHost === '' ? '' : ` of ${p.lastHost}`} names no ad tag that can be requested${where(p)}.`,
    'Have the ad server set VASTAdTagURI to an https URL.',
  ],
  'vpaid-only': (p) => [
    `The ad${p.lastHost === '' ? '' : ` of ${p.lastHost}`} has only VPAID media, which the player does not run${where(p)}.`,
    'Ask for the same creative as MP4 (H.264 and AAC).',
  ],
  'media-file-missing': (p) => [
    `The media file of the ad${p.lastHost === '' ? '' : ` of ${p.lastHost}`} is missing: ${p.mediaHost} responded with status ${p.status}${where(p)}.`,
    `Ask ${inner(p.lastHost)} to upload the media file again, or to correct its URL.`,
  ],
  'media-file-not-media': (p) => [
    `The media file of the ad${p.lastHost === '' ? '' : ` of ${p.lastHost}`} is no video: ${p.mediaHost} responded with ${p.type}${where(p)}.`,
    `Ask ${inner(p.lastHost)} to correct the URL of the media file: it leads to a page, a text or a picture.`,
  ],
  'media-file-mixed-content': (p) => [
    `The media file of the ad${p.lastHost === '' ? '' : ` of ${p.lastHost}`} is at http://${p.mediaHost}, which browsers block on https pages, and it is not there with https${where(p)}.`,
    `Ask ${inner(p.lastHost)} for a media file with https://.`,
  ],
  'companion-required': (p) => [
    `The ad${p.lastHost === '' ? '' : ` of ${p.lastHost}`} requires companions that the page has no place for${where(p)}.`,
    'Add elements with data-companion-for to the page, or have the ad server make companions optional.',
  ],
  'category-blocked': (p) => [
    `A wrapper blocks the category of the ad of ${inner(p.lastHost)}${where(p)}.`,
    'Ask the network for an ad of another category, or remove the block from the wrapper.',
  ],
  'media-unplayable': (p) => [
    `The ad${p.lastHost === '' ? '' : ` of ${p.lastHost}`} has no media that browsers play, only ${p.types}${where(p)}.`,
    'Ask for the creative as MP4 (H.264 and AAC).',
  ],
  'media-missing': (p) => [
    `The ad${p.lastHost === '' ? '' : ` of ${p.lastHost}`} has no media file${where(p)}.`,
    'Have the ad server attach a media file to the creative.',
  ],
  'linearity-mismatch': (p) => [
    `${server(p.host)} responded with a ${p.found} ad, which does not fit the slot${where(p)}.`,
    `Have ${inner(p.host)} send ${p.found === 'linear' ? 'non-linear' : 'linear'} ads${forSlot(p.slot)}.`,
  ],
  'no-ad-on-device': (p) => [
    `${server(p.host)} has an ad for ${p.sold} and none for ${p.empty}${where({ slot: p.slot, device: null })}.`,
    `Check in the ad server that a campaign targets ${p.empty} devices.`,
  ],
  'no-ad-after-wrapper': (p) => [
    `${p.lastHost}, behind ${count(p.wrappers)} of ${inner(p.host)}, has no ad${where(p)}.`,
    `Ask the network at ${p.lastHost} why it does not fill, or add a fallback campaign in ${inner(p.host)}.`,
  ],
  'no-ad': (p) => [
    p.host === ''
      ? `The response has no ad${where(p)}.`
      : `${p.host} responded without an ad${where(p)}.`,
    'Check in the ad server that an active campaign targets this ad unit, size, page and country.',
  ],
  'playback-failed': (p) => [
    `The ad${p.lastHost === '' ? '' : ` of ${p.lastHost}`} did not play: VAST error ${p.code}.`,
    `Report VAST error ${p.code} to the operator of ${inner(p.lastHost)}.`,
  ],
  'failure-code': (p) => [
    `The ad${p.lastHost === '' ? '' : ` of ${p.lastHost}`} fails with VAST error ${p.code}${where(p)}.`,
    `Report VAST error ${p.code} to the operator of ${inner(p.lastHost)}.`,
  ],
  'wrapper-not-requested': (p) => [
    `The response is a wrapper that leads to ${p.lastHost || 'another ad server'}, which was not requested.`,
    `Paste the response of ${p.lastHost || 'that ad server'}, or diagnose with requests.`,
  ],
  'har-without-bodies': () => [
    'The HAR file has no response bodies.',
    'Export it again with content, and paste it.',
  ],
  'not-requested': (p) => [
    `The ad tag of ${inner(p.host)} has no fault that its text shows${where(p)}; it was not requested.`,
    'Diagnose with requests, or paste the response of the ad server.',
  ],
  'playlist-plays': (p) => [
    `${p.host === '' ? 'The response is' : `${p.host} responds with`} a VMAP playlist of ${p.breaks === 1 ? '1 ad break' : `${p.breaks} ad breaks`}${where(p)}.`,
    'Diagnose the ad tag of a break that shows no ad.',
  ],
  'hosted-ad-plays': (p) => [
    `The hosted ad is converted and should play${where(p)}; its video was not requested.`,
    NOTHING,
  ],
  'ad-plays': (p) => {
    const playing = `${p.seconds === null ? '' : ` for ${seconds(p.seconds)}`}${p.type === 'linear' ? '' : ' as an overlay'}${where(p)}`;
    const subject = `The ad${p.host === '' ? '' : ` of ${p.host}`}`;
    if (p.file === 'responded') return [`${subject} plays${playing}.`, NOTHING];
    if (p.type === 'non-linear')
      return [`${subject} should play${playing}; its picture was not requested.`, NOTHING];
    return [
      p.file === 'unreadable'
        ? `${subject} should play${playing}; no response for its media file at ${p.mediaHost} could be read.`
        : `${subject} should play${playing}; its media file was not requested.`,
      'If the ad does not play, open the URL of its media file in a browser: the file may be missing.',
    ];
  },
};
