import type { Dialect } from './dialect.js';

/** Prices and ids of an auction, which only the exchange knows (OpenRTB section 4.4). */
export const OPEN_RTB: Dialect = {
  name: 'openrtb',
  label: 'OpenRTB',
  syntaxes: ['dollar-brace'],
  macros: {},
  adServerPrefixes: ['AUCTION_'],
};
