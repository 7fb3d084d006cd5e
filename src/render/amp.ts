import type { CodeRequest, CodeWriter } from './code-request.js';
import { codeSize } from './code-size.js';
import { codeTitle } from './code-title.js';
import { frameAddress } from './frame-address.js';
import { PERMISSIONS } from './iframe.js';
import { element, type Markup, text } from './markup.js';

/** The set that AMP's own video frame uses: without a set a frame may not even run scripts. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';

/** AMP takes https alone, so an http address is upgraded, as browsers do on secure pages. */
const secure = (address: string): string => address.replace(/^http:/, 'https:');

/** AMP takes no address with this parameter of its own in it. */
const isForAmp = (address: string): boolean => !address.includes('__amp_source_origin');

/** AMP shows a frame near the top of a page only when it has a placeholder. */
const placeholder = (request: CodeRequest): Markup => {
  const { source, look } = request.config;
  const image = [source?.poster, look.backgroundImage].find((url) => url && isForAmp(url));
  return image
    ? element('amp-img', { layout: 'fill', src: secure(image), placeholder: true, alt: '' })
    : element('div', { placeholder: true }, text(codeTitle(request)));
};

/**
 * An `<amp-iframe>`; its page loads the extension script of that name. It is always responsive:
 * width and height give the aspect ratio.
 */
export const ampCode: CodeWriter = (request) => {
  const src = frameAddress(request);
  if (typeof src !== 'string') return src;
  if (!isForAmp(src)) {
    return {
      path: '/code_iframe',
      remedy:
        'Give an address without __amp_source_origin, which AMP adds itself, as options.frame.',
    };
  }
  return element(
    'amp-iframe',
    {
      ...codeSize(request),
      layout: 'responsive',
      sandbox: SANDBOX,
      allow: PERMISSIONS,
      allowfullscreen: true,
      frameborder: 0,
      title: codeTitle(request),
      src: secure(src),
    },
    placeholder(request),
  );
};
