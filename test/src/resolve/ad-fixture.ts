const TAG_URL = 'https://ads.example/vast?r=[random-number]';

/** An ad tag as the service sends it. */
export const art = (id: string, more = {}): object => ({
  adv_type: 'dart',
  id,
  type: 'linear',
  title: `Ad ${id}`,
  source_url: TAG_URL,
  replace_rules: [],
  ...more,
});

/** The same ad tag in a configuration. */
export const tag = (id: string, path: string, more = {}): object => ({
  kind: 'tag',
  id,
  title: `Ad ${id}`,
  path,
  advType: 'dart',
  linearity: 'linear',
  tags: [TAG_URL],
  replaceRules: [],
  ...more,
});
