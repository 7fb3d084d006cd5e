import { serviceAddress } from '../resolve/service-address.js';
import { findTag, type ServiceTag } from '../service-markup.js';
import { type CodeRequest, type CodeWriter, serviceContainer } from './code-request.js';
import { serviceCode } from './service-code.js';
import { askedSize, codeSize } from './code-size.js';
import { type Attributes, element, type Markup } from './markup.js';

type OwnAttributes = Readonly<Record<string, string | undefined>>;

const ownAttributes = (tag: ServiceTag | null): OwnAttributes =>
  Object.fromEntries(tag?.attributes ?? []);

const word = (flag: boolean | undefined): string | undefined =>
  flag === undefined ? undefined : String(flag);

/** What the options ask for, by attribute (platform facts 4.2 and, for the volume, 4.3). */
const asked = (request: CodeRequest): Attributes => {
  const { label, autoplay, responsive, mute } = request.options;
  const size = askedSize(request);
  return {
    'data-width': size?.width,
    'data-height': size?.height,
    'data-bulk-label': label,
    'data-autoplay': word(autoplay),
    // The platform knows no other value: what is not responsive has no such attribute.
    'data-responsive': responsive ? 'true' : responsive,
    'data-volume': mute === undefined ? mute : Number(!mute),
  };
};

/** What the container says without options: what it said in the service's code, else what the embed says. */
const usual = (request: CodeRequest, own: OwnAttributes): Attributes =>
  own['data-embed'] === undefined
    ? {
        'data-width': codeSize(request).width,
        'data-height': codeSize(request).height,
        'data-responsive': request.config.size.responsive ? 'true' : undefined,
      }
    : own;

/** All attributes in the platform's order, then whatever else the service's container has. */
const containerAttributes = (
  request: CodeRequest,
  own: OwnAttributes,
  customer: string,
): Attributes => {
  const before = usual(request, own);
  const settings = Object.entries(asked(request)).map(
    ([name, value]) => [name, value ?? before[name]] as const,
  );
  const attributes: Attributes = {
    class: own['class'] ?? 'media-embed-container',
    'data-embed': request.config.identity.id || own['data-embed'],
    'data-customer': customer,
    // The default is the customer; a network of the service's own code belongs to its own customer.
    'data-nfs': request.options.customer ?? own['data-nfs'] ?? customer,
    ...Object.fromEntries(settings),
  };
  const others = Object.entries(own).filter(([name]) => !Object.hasOwn(attributes, name));
  return { ...attributes, ...Object.fromEntries(others) };
};

const scriptElement = (address: string | undefined, own: OwnAttributes): Markup | null => {
  const src = address ?? serviceAddress(own['src']);
  if (src === undefined) return null;
  return element('script', address === undefined ? { ...own, src } : { src });
};

/** The container and the script that fills it (platform facts 4.1 and 4.2). */
export const standardCode: CodeWriter = (request) => {
  const { embed, config, options } = request;
  const code = serviceCode(embed, 'code');
  const container = serviceContainer(code);
  const own = ownAttributes(container);
  const customer = options.customer ?? own['data-customer'];
  const script = scriptElement(
    options.script,
    ownAttributes(
      findTag(code, ({ name, attributes }) => name === 'script' && attributes.has('src')),
    ),
  );
  if (!customer || (script === null && container === null)) {
    return { path: '/code', remedy: 'Give options.customer and options.script.' };
  }
  if (!config.identity.id && !own['data-embed']) {
    return { path: '/id', remedy: 'Give the embed its id.' };
  }
  return element('div', containerAttributes(request, own, customer)) + (script ?? '');
};
