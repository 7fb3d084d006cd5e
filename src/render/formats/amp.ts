import { type CodeRequest, codeSize, codeTitle, type CodeWriter } from '../code-request.js';
import { frameAddress } from '../frame-address.js';
import { PERMISSIONS } from './iframe.js';
import { element, type Markup, textMarkup } from '../markup.js';
import { missingField } from '../missing-field.js';
import { withPlayerOptions } from '../player-options.js';

/** The permissions of AMP's own video frame. Without them a frame may not even run scripts. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';

/** AMP accepts only https, so an http address is upgraded, as browsers do on secure pages. */
const secure = (address: string): string => address.replace(/^http:/, 'https:');

/** AMP refuses addresses that contain this parameter, which is its own. */
const isAllowedInAmp = (address: string): boolean => !address.includes('__amp_source_origin');

/** The address with the options of playback. AMP adds `amp=1` only to an address without a fragment. */
const withOptions = (address: string, { options }: CodeRequest): string => {
  const written = withPlayerOptions(address, options);
  return written === address ? address : `${written}&amp=1`;
};

/** AMP requires a placeholder for a frame near the top of a page. */
const placeholder = (request: CodeRequest): Markup => {
  const { source, look } = request.config;
  const image = [source?.poster, look.backgroundImage].find((url) => url && isAllowedInAmp(url));
  return image
    ? element('amp-img', { layout: 'fill', src: secure(image), placeholder: true, alt: '' })
    : element('div', { placeholder: true }, textMarkup(codeTitle(request)));
};

/**
 * An `<amp-iframe>`; the page has to load the extension script of that name. A landscape player has the
 * width of its container: width and height only set the aspect ratio. A portrait player is never wider
 * than its width, because in a wide column it would be higher than the screen.
 */
export const ampCode: CodeWriter = (request) => {
  const src = frameAddress(request);
  if (typeof src !== 'string') return src;
  if (!isAllowedInAmp(src)) return missingField('parameter-of-amp', '/code_iframe');
  const { width, height } = codeSize(request);
  return element(
    'amp-iframe',
    {
      width,
      height,
      layout: width < height ? 'intrinsic' : 'responsive',
      sandbox: SANDBOX,
      allow: PERMISSIONS,
      allowfullscreen: true,
      frameborder: 0,
      title: codeTitle(request),
      src: secure(withOptions(src, request)),
    },
    placeholder(request),
  );
};
