import * as english from '../messages/generated/viewer/english.js';
import { type Translated, translate } from './registry.js';

export const noticeMessages = (language: string): Translated<'notice'> =>
  translate('notice', language, english.notice);

export const consentMessages = (language: string): Translated<'consent'> =>
  translate('consent', language, english.consent);

export const codeMessages = (language: string): Translated<'code'> =>
  translate('code', language, english.code);

export const playerMessages = (language: string): Translated<'player'> =>
  translate('player', language, english.player);

export const adMessages = (language: string): Translated<'ads'> =>
  translate('ads', language, english.ads);

export const scrollMessages = (language: string): Translated<'scroll'> =>
  translate('scroll', language, english.scroll);
