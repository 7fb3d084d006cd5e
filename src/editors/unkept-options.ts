import { findTag, type ServiceTag } from '../service-markup.js';

/** By their names in attributes of code and in the fragment of the address of a frame. */
const OPTIONS = {
  autoplay: 'autoplay',
  'data-autoplay': 'autoplay',
  muted: 'mute',
  'data-volume': 'mute',
  loop: 'loop',
  captions: 'captions',
  start: 'start',
  t: 'start',
  end: 'end',
  label: 'label',
  'data-bulk-label': 'label',
  format: 'elementFormat',
  consent: 'consent',
} as const;

/** An option of code that a block does not keep, as `renderCode` names it. */
export type UnkeptOption = (typeof OPTIONS)[keyof typeof OPTIONS];

/** A hosted player with the label of a bulk behind the customer. */
const LABELLED_PLAYER = /\/iframe\.php\/[^/?#]+\/[^/?#]+\/[^/?#]/;

const isOff = (name: string, value: string): boolean =>
  name === 'data-volume' ? value !== '0' : value === '0' || value === 'false';

const optionsOf = ({ attributes }: ServiceTag): readonly UnkeptOption[] => {
  const src = attributes.get('src') ?? '';
  const settings = [...attributes, ...new URLSearchParams(src.split('#')[1])];
  const names = settings.flatMap(([name, value]) =>
    Object.hasOwn(OPTIONS, name) && !isOff(name, value)
      ? [OPTIONS[name as keyof typeof OPTIONS]]
      : [],
  );
  return LABELLED_PLAYER.test(src) ? [...names, 'label'] : names;
};

/** The options of the code of an embed that a block does not keep. */
export const unkeptOptions = (code: string): readonly UnkeptOption[] => {
  const tag = findTag(code, (candidate) => optionsOf(candidate).length > 0);
  return tag === null ? [] : [...new Set(optionsOf(tag))];
};
