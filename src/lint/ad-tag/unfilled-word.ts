/** Words of templates that stand for a value which somebody has to fill in. */
const FILL_IN = new RegExp(
  [
    '(?:INSERT|REPLACE|ENTER|YOUR|CHANGE|FILL)(?:[_ -]\\w+(?:[ -]\\w+)*)?',
    '(?:insert|replace|enter|your)[_-](?:\\w+[_-]){0,5}(?:account|code|domain|here|id|key|name|network|placement|publisher|site|tag|unit|url|zone)',
    '(?:PUB(?:LISHER)?|SITE|ZONE|PLACEMENT|CHANNEL|ACCOUNT|NETWORK|PARTNER|SUPPLY|TAG|AD_?UNIT|SECTION|SEAT)_(?:ID|CODE|NAME|KEY|PATH)(?:_HERE)?',
    'TODO|TBD|FIXME|CHANGEME|REPLACEME|ROKU_ADS_\\w+|X{3,}|x{4,}',
  ]
    .map((words) => `^(?:${words})$`)
    .join('|'),
);

/** Characters of such a word. */
const MAX_LENGTH = 64;

export const isUnfilledWord = (text: string): boolean =>
  text.length <= MAX_LENGTH && FILL_IN.test(text);

/** What the templates of pages and of ad servers have in place of a whole address. */
const PLACEHOLDER =
  /^(?:\[[a-z_][\w.:-]{0,127}\]|\{[a-z_][\w.-]{0,127}\}|\{{2,3}[ #^&]?[a-z_][\w.:|() -]{0,127}\}{2,3}|[$#]\{[a-z_][\w.:|() -]{0,127}\}|%%[\w.:-]{1,127}%%|<[%?][^<>]{1,127}[%?]>|<(?:insert|your)[ _-][^<>]{1,60}>)$/i;

/** Whether a text is nothing but a placeholder or the word of a template. */
export const isPlaceholder = (text: string): boolean =>
  PLACEHOLDER.test(text) || isUnfilledWord(text);
