/** A choice that may be left to the embed: the empty string. */
export const LEFT_TO_EMBED = '';

/** The options of the page, as their fields hold them, in the order of the form. */
export const SETTING_NAMES = [
  'width',
  'height',
  'responsive',
  'autoplay',
  'muted',
  'lazy',
  'label',
  'title',
] as const;

export type SettingName = (typeof SETTING_NAMES)[number];

/** What is set; the empty string leaves an option to the embed. */
export type Settings = Readonly<Record<SettingName, string>>;

/** What the page shows: all of it is in the fragment of its address, so that it can be shared. */
export interface Choice {
  /** Name of the embed, or the empty string. */
  readonly embed: string;
  readonly settings: Settings;
}

const FORMS: Readonly<Record<SettingName, RegExp>> = {
  width: /^\d{1,5}$/,
  height: /^\d{1,5}$/,
  responsive: /^(?:true|false)$/,
  autoplay: /^(?:true|false)$/,
  muted: /^(?:true|false)$/,
  lazy: /^(?:true|false)$/,
  label: /^.{1,100}$/su,
  title: /^.{1,300}$/su,
};

const usable = (name: SettingName, value: string | null): string =>
  value !== null && FORMS[name].test(value) ? value : LEFT_TO_EMBED;

/** Reads `#embed=101&width=320`; what is not of use is left to the embed. */
export const choiceOf = (fragment: string): Choice => {
  const parameters = new URLSearchParams(fragment.replace(/^#/, ''));
  const settings = Object.fromEntries(
    SETTING_NAMES.map((name) => [name, usable(name, parameters.get(name))]),
  ) as Record<SettingName, string>;
  return { embed: parameters.get('embed') ?? '', settings };
};

/** The fragment of a choice, with the `#`. */
export const fragmentOf = ({ embed, settings }: Choice): string => {
  const given = SETTING_NAMES.map((name) => [name, settings[name]] as const);
  const parameters = [['embed', embed] as const, ...given].filter(([, value]) => value !== '');
  return `#${new URLSearchParams(parameters.map(([name, value]) => [name, value])).toString()}`;
};

/** A setting of three choices as an element's property: null leaves it to the embed. */
export const flagOf = (value: string): boolean | null =>
  value === LEFT_TO_EMBED ? null : value === 'true';
