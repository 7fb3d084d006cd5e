import { address } from './address.js';
import type { Analytics } from './player-config.js';
import { objectField, type FieldReader } from './field-reader.js';
import { text } from './read-value.js';

const PROVIDERS: readonly {
  readonly provider: Analytics['provider'];
  readonly field: string;
  readonly settings: readonly string[];
}[] = [
  { provider: 'tracka', field: 'tracka_account', settings: ['track_id', 'track_domain', 'mg'] },
  { provider: 'ama', field: 'ama_configuration', settings: ['url_beacon'] },
  {
    provider: 'trackb',
    field: 'trackb_account',
    settings: ['clientid', 'adtrack_start', 'adtrack_complete', 'adtrack_standard'],
  },
  {
    provider: 'trackc',
    field: 'trackc_account',
    settings: ['clientid', 'vcid', 'cisuffix', 'sfcode', 'prod'],
  },
];

const setting = (configuration: FieldReader, name: string): string =>
  name === 'url_beacon' ? (address(configuration, name) ?? '') : text(configuration, name);

const settingsOf = (
  configuration: FieldReader,
  names: readonly string[],
): Analytics['settings'] => {
  const settings: Record<string, string> = {};
  for (const name of names) {
    const text = setting(configuration, name);
    if (text !== '') settings[name] = text;
  }
  return settings;
};

/** The attached audience-analytics configurations as one list (spec 2.8), without empty settings. */
export const analytics = (fields: FieldReader): readonly Analytics[] =>
  PROVIDERS.flatMap(({ provider, field, settings }) => {
    const configuration = objectField(fields, field);
    if (configuration === null) return [];
    return {
      provider,
      id: text(configuration, 'id'),
      title: text(configuration, 'title'),
      settings: settingsOf(configuration, settings),
    };
  });
