/** Parameters of a tag of Google Ad Manager without a fault. */
const PARAMETERS = {
  iu: '/1/a',
  sz: '640x480',
  env: 'vp',
  gdfp_req: '1',
  output: 'vast',
  unviewed_position_start: '1',
  url: 'https%3A%2F%2Fa.example%2F',
  description_url: 'https%3A%2F%2Fa.example%2F',
  correlator: '[CACHEBUSTING]',
  vpmute: '1',
  vpa: 'click',
  plcmt: '1',
};

/** Other values of parameters, or null for a parameter that is removed. */
export type ParameterChanges = Readonly<Record<string, string | null>>;

/** A tag of Google Ad Manager with other values; null removes a parameter. */
export const adManagerTag = (changes: ParameterChanges): string => {
  const values = Object.entries<string | null>({ ...PARAMETERS, ...changes });
  const query = values.flatMap(([name, value]) => (value === null ? [] : [`${name}=${value}`]));
  return `https://pubads.g.doubleclick.net/gampad/ads?${query.join('&')}`;
};

const partsOf = (tag: string): readonly string[] => tag.split(/[?&]/);

/** The parts that a repair writes, or those that it removes with a minus sign. */
export const difference = (tag: string, repaired: string): readonly string[] => {
  const [before, after] = [partsOf(tag), partsOf(repaired)];
  const written = after.filter((part) => !before.includes(part));
  const removed = before.filter((part) => !after.includes(part));
  return written.length > 0 ? written : removed.map((part) => `-${part}`);
};
