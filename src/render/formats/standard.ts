import { serviceAddress } from '../../resolve/hosted-player.js';
import { findTag, type ServiceTag } from '../../service-markup.js';
import {
  type CodeRequest,
  codeSize,
  type CodeWriter,
  requestedSize,
  serviceContainer,
} from '../code-request.js';
import { serviceCode } from '../service-code.js';
import { type Attributes, element, type Markup } from '../markup.js';
import { missingField } from '../missing-field.js';

type OwnAttributes = Readonly<Record<string, string | undefined>>;

const ownAttributes = (tag: ServiceTag | null): OwnAttributes =>
  Object.fromEntries(tag?.attributes ?? []);

/** The options as attributes (platform facts 4.2 and, for the volume, 4.3). */
const requestedAttributes = (request: CodeRequest): Attributes => {
  const { label, autoplay, responsive, mute } = request.options;
  const size = requestedSize(request);
  return {
    'data-width': size?.width,
    'data-height': size?.height,
    'data-bulk-label': label,
    'data-autoplay': autoplay === undefined ? undefined : String(autoplay),
    // The platform knows only this value, so a fixed size has no such attribute.
    'data-responsive': responsive ? 'true' : responsive,
    'data-volume': mute === undefined ? mute : Number(!mute),
  };
};

/** The attributes without options: those of the service's code, else those of the embed. */
const defaultAttributes = (request: CodeRequest, serviceAttributes: OwnAttributes): Attributes =>
  serviceAttributes['data-embed'] === undefined
    ? {
        'data-width': codeSize(request).width,
        'data-height': codeSize(request).height,
        'data-responsive': request.config.size.responsive ? 'true' : undefined,
      }
    : serviceAttributes;

/** All attributes in the platform's order, then the other ones of the service's container. */
const containerAttributes = (
  request: CodeRequest,
  serviceAttributes: OwnAttributes,
  customer: string,
): Attributes => {
  const defaults = defaultAttributes(request, serviceAttributes);
  const settings = Object.entries(requestedAttributes(request)).map(
    ([name, value]) => [name, value ?? defaults[name]] as const,
  );
  const attributes: Attributes = {
    class: serviceAttributes['class'] ?? 'media-embed-container',
    'data-embed': request.config.identity.id || serviceAttributes['data-embed'],
    'data-customer': customer,
    // The default is the customer, because the network in the service's code belongs to that code's customer.
    'data-nfs': request.options.customer ?? serviceAttributes['data-nfs'] ?? customer,
    ...Object.fromEntries(settings),
  };
  const others = Object.entries(serviceAttributes).filter(
    ([name]) => !Object.hasOwn(attributes, name),
  );
  return { ...attributes, ...Object.fromEntries(others) };
};

const scriptElement = (
  address: string | undefined,
  serviceAttributes: OwnAttributes,
): Markup | null => {
  const src = address ?? serviceAddress(serviceAttributes['src']);
  if (src === undefined) return null;
  return element('script', address === undefined ? { ...serviceAttributes, src } : { src });
};

/** The container and the script that fills it (platform facts 4.1 and 4.2). */
export const standardCode: CodeWriter = (request) => {
  const { embed, config, options } = request;
  const code = serviceCode(embed, 'code');
  const container = serviceContainer(code);
  const serviceAttributes = ownAttributes(container);
  const customer = options.customer ?? serviceAttributes['data-customer'];
  const script = scriptElement(
    options.script,
    ownAttributes(
      findTag(code, ({ name, attributes }) => name === 'script' && attributes.has('src')),
    ),
  );
  if (!customer || (script === null && container === null))
    return missingField('customer-and-script', '/code');
  if (!config.identity.id && !serviceAttributes['data-embed'])
    return missingField('embed-id', '/id');
  return element('div', containerAttributes(request, serviceAttributes, customer)) + (script ?? '');
};
