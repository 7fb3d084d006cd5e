import { facade } from '../messages/generated/viewer/english-facade.js';
import { type Translated, translate } from './registry.js';

/** The texts that are needed before any player. Those of `area-messages.ts` are loaded later. */
export const facadeMessages = (language: string): Translated<'facade'> =>
  translate('facade', language, facade);
