import { AD_RULES } from './en-ad-rules.js';
import { CHAIN_RULES } from './en-chain-rules.js';
import { DOCUMENT_RULES } from './en-document-rules.js';
import { TRACKER_RULES } from './en-tracker-rules.js';

/** The English messages of the rules, as templates, with which translations find the values of a message. */
export const english = {
  rules: { ...DOCUMENT_RULES, ...AD_RULES, ...TRACKER_RULES, ...CHAIN_RULES },
  phrases: [
    'The ad {a}',
    'The ad',
    'The icon {a}',
    'The icon',
    'it has no <StaticResource>',
    'it is only <{a}>, which is never loaded',
    'its <StaticResource> is not an http(s) URL',
    'its type is {a}, which is not a picture',
    'its <StaticResource> has no creativeType',
    '{a}, which no player knows',
    '{a}, which only an ad server fills',
    '{a} in its host, where none is filled',
    'Creatives with a Creative',
    '`without a vendor`',
    '`no type`',
    '`no apiFramework`',
    '`the ad server`',
  ],
  more: 'In all there are {n} such places, of which {m} are listed.',
} as const;
