import { serviceAddress } from '../resolve/service-address.js';
import { findTag } from '../service-markup.js';
import type { CodeWriter } from './code-request.js';
import { serviceCode } from './service-code.js';
import { askedSize } from './code-size.js';
import { codeTitle } from './code-title.js';
import { withPublicId } from './hosted-address.js';
import { startTag } from './markup.js';

/** What a 360 player needs to follow the device's movement. */
const PERMISSIONS = ['accelerometer', 'gyroscope', 'xr-spatial-tracking', 'fullscreen', 'autoplay'];

/** The permissions of the service's frame as they are, then those of ours that it does not name. */
const allow = (own: string): string => {
  const directives = own
    .split(';')
    .map((directive) => directive.trim())
    .filter(Boolean);
  const named = new Set(directives.map((directive) => directive.split(/\s/, 1)[0]?.toLowerCase()));
  return [...directives, ...PERMISSIONS.filter((name) => !named.has(name))].join('; ');
};

/**
 * The service's own 360 code, with the public id in its frame's address, and permissions and an accessible
 * name added. Its form is not known (platform facts 4.1): all but that one start tag is kept as it is, and
 * code without a frame whole.
 */
export const threeSixtyCode: CodeWriter = (request) => {
  const { embed, config, options } = request;
  const code = serviceCode(embed, 'code_360');
  if (code === '') {
    return { path: '/code_360', remedy: 'Publish the embed as 360 video, or use another format.' };
  }
  const frame = findTag(code, ({ name }) => name === 'iframe');
  if (frame === null) return code;
  const { attributes } = frame;
  const src = serviceAddress(attributes.get('src'));
  if (src === undefined && attributes.has('src')) {
    return { path: '/code_360', remedy: 'Give its frame an http(s) address.' };
  }
  const tag = startTag('iframe', {
    ...Object.fromEntries(attributes),
    src: src && withPublicId(src, config.identity),
    title:
      [options.title, attributes.get('title')].find((title) => title?.trim()) ?? codeTitle(request),
    ...askedSize(request),
    allow: allow(attributes.get('allow') ?? ''),
    allowfullscreen: true,
    ...(options.lazy === undefined ? {} : { loading: options.lazy ? 'lazy' : 'eager' }),
  });
  return code.slice(0, frame.start) + tag + code.slice(frame.end);
};
