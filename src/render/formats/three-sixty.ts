import { expressible } from '../../text/control-characters.js';
import { serviceAddress } from '../../resolve/hosted-player.js';
import { findTag, type ServiceTag } from '../../service-markup.js';
import {
  type CodeRequest,
  codeSize,
  type CodeSize,
  codeTitle,
  type CodeWriter,
  requestedSize,
} from '../code-request.js';
import { serviceCode } from '../service-code.js';
import { frameLayout } from '../frame-layout.js';
import { withPublicId } from '../hosted-address.js';
import { type Attributes, startTag } from '../markup.js';
import { missingField } from '../missing-field.js';

/** Permissions that a 360 player needs to follow the movement of the device. */
const PERMISSIONS = ['accelerometer', 'gyroscope', 'xr-spatial-tracking', 'fullscreen', 'autoplay'];

/** The permissions of the service's frame, unchanged, then the missing ones. */
const allow = (permissions: string): string => {
  const directives = permissions
    .split(';')
    .map((directive) => directive.trim())
    .filter(Boolean);
  const named = new Set(directives.map((directive) => directive.split(/\s/, 1)[0]?.toLowerCase()));
  return [...directives, ...PERMISSIONS.filter((name) => !named.has(name))].join('; ');
};

const PIXELS = /^[1-9]\d{0,4}$/;

/** The size in the options, else that of the service's frame if both sides are pixels, else the embed's. */
const frameSize = (request: CodeRequest, { attributes }: ServiceTag): CodeSize => {
  const [width = '', height = ''] = ['width', 'height'].map((side) => attributes.get(side));
  const isPixelSize = PIXELS.test(width) && PIXELS.test(height);
  return (
    requestedSize(request) ??
    (isPixelSize ? { width: Number(width), height: Number(height) } : codeSize(request))
  );
};

const layout = (request: CodeRequest, tag: ServiceTag): Attributes => {
  const { style, ...size } = frameLayout(request, frameSize(request, tag));
  const serviceStyle = tag.attributes.get('style')?.trim().replace(/;$/, '');
  return { ...size, style: serviceStyle ? `${serviceStyle};${String(style)}` : style };
};

/**
 * The code after a frame. Text inside a frame is not valid HTML and no browser shows it, so it is left out; a
 * missing end tag would make a part of the frame out of the rest of the page.
 */
const afterFrame = (rest: string): string => {
  const end = rest.search(/<\/iframe[\s/>]/i);
  const close = end === -1 ? -1 : rest.indexOf('>', end);
  return close === -1 ? '</iframe>' : `</iframe>${rest.slice(close + 1)}`;
};

/**
 * The service's own 360 code, with the public id in the address of its frame, and with permissions, an
 * accessible name and a size that fits its container. The form of the code is not known (platform facts 4.1), so nothing but this frame
 * is changed, and code without a frame is used unchanged.
 */
export const threeSixtyCode: CodeWriter = (request) => {
  const { embed, config, options } = request;
  const code = expressible(serviceCode(embed, 'code_360'));
  if (code === '') return missingField('not-360', '/code_360');
  const frame = findTag(code, ({ name }) => name === 'iframe');
  if (frame === null) return code;
  const { attributes } = frame;
  const src = serviceAddress(attributes.get('src'));
  if (src === undefined && attributes.has('src'))
    return missingField('player-address-360', '/code_360');
  const tag = startTag('iframe', {
    ...Object.fromEntries(attributes),
    src: src && withPublicId(src, config.identity),
    title:
      [options.title, attributes.get('title')].find((title) => title?.trim()) ?? codeTitle(request),
    ...layout(request, frame),
    frameborder: undefined,
    allow: allow(attributes.get('allow') ?? ''),
    allowfullscreen: true,
    ...(options.lazy === undefined ? {} : { loading: options.lazy ? 'lazy' : 'eager' }),
  });
  return code.slice(0, frame.start) + tag + afterFrame(code.slice(frame.end));
};
