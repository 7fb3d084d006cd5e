import { AdBreak } from '../../../../../src/player/ads/ad-break.js';
import type { AdManager } from '../../../../../src/player/ads/ad-manager.js';
import { adSettings } from '../../../../../src/player/ads/ad-settings.js';
import type { AdStage } from '../../../../../src/player/ads/ad-stage.js';
import { createImaManager } from '../../../../../src/player/ads/ima/ima-manager.js';
import { type FakeStage, openStage, type StageSettings } from '../fake-stage.js';
import { tagAd } from '../fake-vast.js';
import { FakeIma, type ImaScript } from './fake-ima.js';

export const FIRST = 'https://ads.example/first';
export const SECOND = 'https://ads.example/second';

/** A signal that is never aborted. */
export const never = new AbortController().signal;

export interface OpenedIma {
  readonly manager: AdManager;
  readonly sdk: FakeIma;
  /** Names of the emitted events, with their codes if they have one. */
  readonly log: string[];
  readonly stage: FakeStage;
  readonly settings: typeof adSettings;
}

interface OpenOptions extends ImaScript, Partial<StageSettings> {
  readonly requestTimeout?: number;
  readonly mediaTimeout?: number;
}

/** A manager on a stage of its own, with a fake SDK on the page. */
export const openIma = async ({
  requestTimeout = adSettings.requestTimeout,
  mediaTimeout = adSettings.mediaTimeout,
  ...options
}: OpenOptions = {}): Promise<OpenedIma> => {
  const sdk = new FakeIma(options);
  Object.assign(window, { google: { ima: sdk.namespace } });
  const log: string[] = [];
  const callbacks: Pick<AdStage, 'emit' | 'onPausedChange'> = {
    emit: (name, { errorCode }) => void log.push(errorCode ? `${name} ${errorCode}` : name),
    onPausedChange: (isPaused) => void log.push(isPaused ? 'paused' : 'resumed'),
  };
  const size = { width: 400, height: 300 };
  const viewer = { random: 0.5, now: 0 };
  const player = { volume: 0.5, muted: false };
  const stage = openStage({ ads: {}, ...size, viewer, player, language: 'it', ...options });
  Object.assign(stage, callbacks);
  const times = { requestTimeout, mediaTimeout };
  const settings = { ...adSettings, ...times, imaSdk: 'https://sdk.invalid/ima.js' };
  return { manager: await createImaManager(stage, settings), sdk, log, stage, settings };
};

export const breakOf = ({ settings }: OpenedIma, signal = never): AdBreak =>
  new AdBreak('preroll', settings, signal);

/** Plays a preroll of one ad object. */
export const preroll = (
  opened: OpenedIma,
  tags: readonly string[] = [FIRST],
  adBreak = breakOf(opened),
): ReturnType<AdManager['playAd']> => opened.manager.playAd(tagAd(...tags), adBreak);
