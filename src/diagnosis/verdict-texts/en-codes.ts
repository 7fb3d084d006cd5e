import type { VerdictTexts } from './language-texts.js';
import { vastCodes } from './en-vast-codes.js';

export const codes: VerdictTexts['codes'] = {
  vast: vastCodes,
  ima: {
    1005: [
      'The IMA SDK could not request the ads (error 1005).',
      'Request the ad tag in a new browser tab, and correct what it shows.',
    ],
    1007: [
      'The response has no media or picture to show (IMA error 1007).',
      'Ask the network to attach a media file to the creative.',
    ],
    1009: [
      'The ad server responded with VAST that has no ad (IMA error 1009).',
      'Check in the ad server that an active campaign targets this ad unit, size, page and country.',
    ],
    1010: [
      'The IMA SDK does not understand the response (error 1010).',
      'Have the ad server send VAST or VMAP.',
    ],
    1012: [
      'The browser could not send the request or read its response (IMA error 1012).',
      'Test without ad blocker, and check the CORS headers of the ad server.',
    ],
    1013: [
      'The ad tag is not a valid URL (IMA error 1013).',
      'Encode the parameters of the ad tag, and start it with https://.',
    ],
    1014: [
      'The Protected Audience API of the browser failed (IMA error 1014).',
      'Test in another browser, and report the inner error to the ad server.',
    ],
    1020: [
      'The stream with inserted ads could not be started (IMA error 1020).',
      'Check the ids of the stream in the ad server.',
    ],
    1021: [
      'The stream and its replacement both failed (IMA error 1021).',
      'Check the stream and its fallback in the ad server.',
    ],
    1022: [
      'The browser does not support a URL of the ad (IMA error 1022).',
      'Use https URLs in the ad tag and its creatives.',
    ],
    1101: [
      'The page called the IMA SDK with invalid arguments (error 1101).',
      'Correct the call that the inner error names.',
    ],
    1204: [
      'The IMA SDK received a faulty message from its app (error 1204).',
      'Update the IMA SDK of the app.',
    ],
    1205: [
      'The browser did not let the ad start without a click (IMA error 1205).',
      'Start the player muted, or by a click.',
    ],
    1300: [
      'The consent platform had not answered when the ad was requested (IMA error 1300).',
      'Request ads only after the consent platform has answered.',
    ],
  },
  vmap: {
    900: [
      'The ad break failed for a reason that has no code of its own (VMAP error 900).',
      'Diagnose the ad tag of the break itself.',
    ],
    1000: [
      'The VMAP document does not follow its schema (VMAP error 1000).',
      'Have the ad server correct the document.',
    ],
    1001: [
      'The VMAP version is not supported (VMAP error 1001).',
      'Have the ad server send VMAP 1.0.',
    ],
    1002: [
      'The VMAP document could not be parsed (VMAP error 1002).',
      'Have the ad server send well-formed XML.',
    ],
    1003: [
      'An ad break has a type that the player does not show (VMAP error 1003).',
      'Use breaks of the type linear or nonlinear.',
    ],
    1004: [
      'The ads of a break could not be read (VMAP error 1004).',
      'Diagnose the ad tag of the break itself.',
    ],
    1005: [
      'The ads of a break are of a template type that is not supported (VMAP error 1005).',
      'Have the ad server use VAST 2 to 4 in the break.',
    ],
    1006: [
      'The VAST document inside a break could not be read (VMAP error 1006).',
      'Have the ad server correct the document in VASTAdData.',
    ],
    1007: [
      'The ad server of a break did not respond in time (VMAP error 1007).',
      'Ask the operator of that ad server for a faster response.',
    ],
    1008: [
      'The request for the ads of a break failed (VMAP error 1008).',
      'Diagnose the ad tag of the break itself.',
    ],
  },
  embed: {
    'source-refused': [
      'The element refuses the address of the embed, because its origin is not allowed.',
      'Add the origin to MediaEmbed.allowedSources, or serve the JSON from your own origin.',
    ],
    network: [
      'The JSON of the embed could not be requested.',
      'Check the connection and Access-Control-Allow-Origin of the server.',
    ],
    timeout: [
      'The JSON of the embed was not complete after 10 s.',
      'Serve the JSON as a static or cached file.',
    ],
    'http-status': [
      'The server refused the request for the embed.',
      'Check that the embed is published at this address.',
    ],
    'content-type': [
      'The response for the embed is not declared as JSON.',
      'Send the header Content-Type: application/json.',
    ],
    'too-large': [
      'The JSON of the embed is larger than 2 MB.',
      'Publish only what the player needs.',
    ],
    'not-json': [
      'The text of the embed is not JSON.',
      'Paste the JSON here to see the line of the error.',
    ],
    'not-an-embed': [
      'The JSON of the element is not an embed object.',
      'Publish the embed object of the service.',
    ],
    'no-player': [
      'The embed names no hosted player and has no video.',
      'Request the embed with code_iframe, or with its video or live.',
    ],
    'player-refused': [
      'The origin of the hosted player is not allowed.',
      'Add the origin to MediaEmbed.allowedPlayerOrigins.',
    ],
    'no-code': [
      'The embed has no code for the standard format.',
      'Request the embed with the field code, or use another format.',
    ],
    'not-controllable': [
      'The page cannot control the player of the format standard.',
      'Use the format iframe or player.',
    ],
    'code-unavailable': [
      'The embed lacks a field that this code format needs.',
      'Read the cause of the error, and request the embed with that field.',
    ],
    module: [
      'A file of the player could not be loaded.',
      'Deploy all files of the package, then call retry().',
    ],
    'no-stream': [
      'The embed names no stream, so neither content nor ads play.',
      'Set streamUrl, or request the video or live with its addresses.',
    ],
    'media-network': [
      'The media of the content could not be loaded.',
      'Check the address of the media and its CORS header.',
    ],
    'media-decode': [
      'The browser could not decode the media of the content.',
      'Encode the media again.',
    ],
    'media-unsupported': [
      'The browser supports none of the formats of the content.',
      'Provide HLS or MP4 with H.264 and AAC.',
    ],
    'trusted-types': [
      'The policy of the page does not allow the Trusted Types policy media-embed.',
      'Add media-embed to the trusted-types directive.',
    ],
  },
  browser: {
    'blocked-by-client': [
      'An extension of the browser blocked the request{host}, as ad blockers do.',
      'Test in a browser without ad blocker and tracking protection.',
    ],
    'mixed-content': [
      'The browser blocked an http request{host} on an https page.',
      'Use https in the ad tag and in everything that it leads to.',
    ],
    cors: [
      'The browser may not read the response to the request{host}, because it has no CORS header for the page.',
      'Have the ad server send Access-Control-Allow-Origin with the origin of the page, and Access-Control-Allow-Credentials: true.',
    ],
    csp: [
      'The Content Security Policy of the page blocked the request{host}.',
      'Add the host to connect-src, and those of the media and trackers to media-src and img-src.',
    ],
    'timed-out': [
      'The request{host} got no response in time.',
      'Ask the operator of the ad server for a faster response.',
    ],
    'name-not-resolved': [
      'The request{host} failed, because the host does not exist.',
      'Correct the host of the ad tag.',
    ],
    'connection-failed': [
      'The request{host} failed, because the server did not accept the connection.',
      'Ask the operator of the ad server whether it is running.',
    ],
    'certificate-invalid': [
      'The request{host} failed, because the server has an invalid certificate.',
      'Ask the operator of the ad server to renew its certificate.',
    ],
    offline: [
      'The request{host} failed, because the browser was offline.',
      'Test again with a connection.',
    ],
  },
};
