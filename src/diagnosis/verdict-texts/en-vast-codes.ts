import type { VerdictTexts } from './language-texts.js';

export const vastCodes: VerdictTexts['codes']['vast'] = {
  100: [
    'The response of the ad server is not well-formed XML (VAST error 100).',
    'Have the ad server correct the document; a URL with & outside of CDATA is the usual cause.',
  ],
  101: [
    'The response is XML that does not follow the VAST schema (VAST error 101).',
    'Have the ad server add the missing element or move the misplaced one.',
  ],
  102: [
    'The response has a VAST version that the player does not read (VAST error 102).',
    'Have the ad server send VAST 2 to 4.',
  ],
  200: [
    'The ad is of a type that the player does not expect or cannot show (VAST error 200).',
    'Check in the ad server which creatives are booked for this ad unit.',
  ],
  201: [
    'A linear ad came for an overlay slot, or the reverse (VAST error 201).',
    'Book the type of ad that the slot shows.',
  ],
  202: [
    'The ad has another duration than expected (VAST error 202).',
    'Set the duration in VAST to that of the media file.',
  ],
  203: [
    'The ad has another size than expected (VAST error 203).',
    'Book creatives of the size of the slot.',
  ],
  204: [
    'The response lacks the ad category that the player requires (VAST error 204).',
    'Have the ad server send the category of the ad.',
  ],
  205: [
    'A wrapper blocks the category of the ad (VAST error 205).',
    'Ask for an ad of another category, or remove the block from the wrapper.',
  ],
  206: [
    'The ad break was shortened, so the ad was not shown (VAST error 206).',
    'Shorten the pod, or lengthen the ad break.',
  ],
  300: [
    'A wrapper is faulty (VAST error 300).',
    'Ask the network of the wrapper to check its ad tag URL.',
  ],
  301: [
    'An ad server did not respond in time or could not be reached (VAST error 301).',
    'Diagnose the ad tag to find the slow server in its chain, and ask its operator for a faster response.',
  ],
  302: [
    'The chain has too many wrappers or leads in a circle (VAST error 302).',
    'Ask the ad server for a campaign with fewer resellers.',
  ],
  303: [
    'The wrappers lead to no ad (VAST error 303).',
    'Ask the network behind the last wrapper why it does not fill, or add a fallback campaign in the ad server.',
  ],
  304: [
    'The ad could not be shown within its time limit (VAST error 304).',
    'Ask the network for a lighter creative.',
  ],
  400: [
    'The linear ad could not be played (VAST error 400).',
    'Open the media file of the ad in a browser, and report what fails to the network.',
  ],
  401: [
    'The media file of the ad was not found (VAST error 401).',
    'Ask the network to correct the address of the media file.',
  ],
  402: [
    'The media file of the ad did not load in time (VAST error 402).',
    'Ask the network for a smaller media file on a faster server.',
  ],
  403: [
    'The ad has no media file that the player supports (VAST error 403).',
    'Ask for the creative as MP4 (H.264 and AAC).',
  ],
  405: [
    'The media file of the ad could not be shown (VAST error 405).',
    'Ask the network to encode the media file again as MP4 (H.264 and AAC).',
  ],
  406: [
    'The ad lacks the mezzanine file that is required (VAST error 406).',
    'Ask the network to add the mezzanine file.',
  ],
  407: [
    'The mezzanine file is downloaded for the first time, so the ad is not shown yet (VAST error 407).',
    'Request the ad again later.',
  ],
  408: [
    'The player rejected a conditional ad (VAST error 408).',
    'Ask the network for an ad that is not conditional.',
  ],
  409: [
    'The interactive unit of the ad was not run (VAST error 409).',
    'Ask for a creative without interactive code.',
  ],
  410: [
    'The verification unit of the ad was not run (VAST error 410).',
    'Ask for a creative that plays without verification code.',
  ],
  411: [
    'The mezzanine file does not meet the specification (VAST error 411).',
    'Ask the network to replace the mezzanine file.',
  ],
  500: [
    'The overlay could not be shown (VAST error 500).',
    'Ask the network for a static picture as the overlay.',
  ],
  501: [
    'The overlay is larger than its slot (VAST error 501).',
    'Book a smaller overlay, or raise max_width and max_height of the slot.',
  ],
  502: [
    'The resource of the overlay could not be loaded (VAST error 502).',
    'Ask the network to correct the address of the picture.',
  ],
  503: [
    'The overlay has no resource that the player supports (VAST error 503).',
    'Ask for the overlay as a static picture.',
  ],
  600: [
    'A companion could not be shown (VAST error 600).',
    'Check the companions of the creative with the network.',
  ],
  601: [
    'A companion does not fit its place in the page (VAST error 601).',
    'Give the place of the companion the size of the creative.',
  ],
  602: [
    'A required companion could not be shown, so the ad was dropped (VAST error 602).',
    'Add a place for the companion to the page, or have the ad server make it optional.',
  ],
  603: [
    'The resource of a companion could not be loaded (VAST error 603).',
    'Ask the network to correct the address of the companion.',
  ],
  604: [
    'A companion has no resource that the player supports (VAST error 604).',
    'Ask for the companion as a static picture.',
  ],
  900: [
    'The ad failed for a reason that has no code of its own (VAST error 900).',
    'Diagnose the ad tag itself to see at which request it fails.',
  ],
  901: [
    'The VPAID code of the ad failed or was not run (VAST error 901).',
    'Ask for the same creative as MP4 (H.264 and AAC).',
  ],
  902: [
    'The interactive file of the ad failed (VAST error 902).',
    'Ask for a creative without interactive code.',
  ],
};
