import {
  type EmbedState,
  embedIn,
  type FragmentFormat,
} from '../page-controller/page-controller.js';

/** Names of the settings in the order of the form. */
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

/** The settings as text. The empty string means that the embed decides. */
export type Settings = Readonly<Record<SettingName, string>>;

export interface PageState extends EmbedState {
  readonly settings: Settings;
}

const VALID_VALUES: Readonly<Record<SettingName, RegExp>> = {
  width: /^\d{1,5}$/,
  height: /^\d{1,5}$/,
  responsive: /^(?:true|false)$/,
  autoplay: /^(?:true|false)$/,
  muted: /^(?:true|false)$/,
  lazy: /^(?:true|false)$/,
  label: /^.{1,100}$/su,
  title: /^.{1,300}$/su,
};

const validOrEmpty = (name: SettingName, value: string | null): string =>
  value !== null && VALID_VALUES[name].test(value) ? value : '';

const settingsOf = (valueOf: (name: SettingName) => string): Settings =>
  Object.fromEntries(SETTING_NAMES.map((name) => [name, valueOf(name)])) as Settings;

export const DEFAULT_SETTINGS = settingsOf(() => '');

/** Fragments such as `#embed=plain-video&width=320`. Invalid settings are ignored. */
export const fragmentFormat: FragmentFormat<PageState> = {
  parse(fragment) {
    const parameters = new URLSearchParams(fragment.replace(/^#/, ''));
    const settings = settingsOf((name) => validOrEmpty(name, parameters.get(name)));
    return { embed: embedIn(fragment), settings };
  },

  stringify({ embed, settings }) {
    const all = Object.entries({ embed, ...settings });
    return `#${new URLSearchParams(all.filter(([, value]) => value !== '')).toString()}`;
  },
};

/** A setting as a property of an element; null means that the embed decides. */
export const flagOf = (value: string): boolean | null => (value === '' ? null : value === 'true');
