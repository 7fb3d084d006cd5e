/** Writes docs/macros.md as text; generate-reference.mjs formats and saves it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { code, table } from './markdown.mjs';
import { root } from '../run.mjs';

const VENDOR_PLACEHOLDERS = join(root, 'docs/vendor-placeholders.json');

/** What happens to a placeholder, and where its value comes from. */
const placeholderFate = ({ outcome, name, source }) => {
  if (outcome === 'ad-server') return ['kept; only the ad server can fill it', ''];
  if (source === null) return ['kept; the meaning is unknown', ''];
  return [source === 'template' ? 'its own default' : code(name), source];
};

const placeholderRow = (expandAdTag, placeholder, meaning) => {
  const [expansion] = expandAdTag(`https://a.test/?x=${placeholder}`, {}).expansions;
  const [filledWith, source] = placeholderFate(expansion);
  return [code(placeholder), meaning, filledWith, source];
};

const vendorSection = (expandAdTag, { vendor, source, placeholders }) => [
  `## ${vendor}`,
  `Source: ${source.startsWith('https:') ? `<${source}>` : source}.`,
  table(
    ['Placeholder', 'Meaning', 'Filled with the macro', 'From'],
    Object.entries(placeholders).map(([placeholder, meaning]) =>
      placeholderRow(expandAdTag, placeholder, meaning),
    ),
  ),
];

/** docs/macros.md: every placeholder of docs/vendor-placeholders.json. */
export const macrosPage = (expandAdTag) => {
  const vendors = JSON.parse(readFileSync(VENDOR_PLACEHOLDERS, { encoding: 'utf8' }));
  const placeholders = vendors.flatMap((vendor) => Object.entries(vendor.placeholders));
  const count = (chosen) => placeholders.filter(([, meaning]) => chosen(meaning)).length;
  const kept = count((meaning) => meaning === 'unknown');
  const adServers = count((meaning) => meaning === 'ad server');
  return [
    '# Placeholders of players and ad servers',
    '<!-- Written by "npm run docs" from docs/vendor-placeholders.json and the tables in src/ad-tags. -->',
    'Ad tags are passed on with the placeholders of the player or ad server that they were made for. `expandAdTag` fills them when their meaning is known and the context has the value. What only an ad server can fill is kept, and so is what is not known; a finding for each dialect names them. `translateAdTag` writes a tag in another dialect.',
    'A name means the same in all delimiters, in any case and with any separators. The suffixes `_ENC` and `_UNENC` make no difference: values are always encoded as the text around them requires. In single braces, a name is filled if it is known; a GUID or JSON is not a placeholder.',
    `Of ${placeholders.length} placeholders of ${vendors.length} vendors, ${placeholders.length - kept - adServers} are filled, ${adServers} are the ad server's, and ${kept} are kept because their meaning is unknown. The macros of VAST 4.x are listed in the [macro reference](guides/ad-operations/macros.md).`,
    'Empty parameters of Google Ad Manager are filled, too: `correlator`, `url`, `description_url`, `vpmute`, `vpa`, `plcmt`, `vconp`, `vid_d`, `gdpr`, `gdpr_consent`, `addtl_consent`, `us_privacy`, `gpp`, `gpp_sid` and `tfcd`. With `addAdManagerParameters`, those that the tag lacks are added.',
    ...vendors.flatMap((vendor) => vendorSection(expandAdTag, vendor)),
  ].join('\n\n');
};
