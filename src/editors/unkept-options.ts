import { findTag, type ServiceTag } from '../service-markup.js';

/** By names, or names and values, of attributes of code and in the fragment of an address. */
const OPTIONS = {
  autoplay: 'autoplay',
  'data-autoplay': 'autoplay',
  muted: 'mute',
  'data-volume=0': 'mute',
  loop: 'loop',
  captions: 'captions',
  start: 'start',
  t: 'start',
  end: 'end',
  label: 'label',
  'data-bulk-label': 'label',
  format: 'elementFormat',
  'loading=eager': 'lazy',
  'loading=near': 'elementLoading',
  'loading=visible': 'elementLoading',
  'loading=click': 'elementLoading',
  consent: 'consent',
} as const;

/** An option of code that a block does not keep, as `renderCode` names it. */
export type UnkeptOption = (typeof OPTIONS)[keyof typeof OPTIONS];

/** A hosted player with the label of a bulk behind the customer. */
const LABELLED_PLAYER = /\/iframe\.php\/[^/?#]+\/[^/?#]+\/[^/?#]/;

const isOption = (name: string): name is keyof typeof OPTIONS => Object.hasOwn(OPTIONS, name);

const optionsIn = (
  address: string,
  attributes: ServiceTag['attributes'] = new Map(),
): readonly UnkeptOption[] => {
  const settings = [...attributes, ...new URLSearchParams(address.split('#')[1])];
  const names = settings.flatMap(([name, value]) =>
    value === '0' || value === 'false' ? [`${name}=${value}`] : [name, `${name}=${value}`],
  );
  const options = names.filter(isOption).map((name) => OPTIONS[name]);
  return [...new Set(LABELLED_PLAYER.test(address) ? [...options, 'label' as const] : options)];
};

const optionsOf = ({ attributes }: ServiceTag): readonly UnkeptOption[] =>
  optionsIn(attributes.get('src') ?? attributes.get('href') ?? '', attributes);

/** The options of the code or the address of an embed that a block does not keep. */
export const unkeptOptions = (text: string): readonly UnkeptOption[] => {
  if (!text.includes('<')) return optionsIn(text);
  const tag = findTag(text, (candidate) => optionsOf(candidate).length > 0);
  return tag === null ? [] : optionsOf(tag);
};
