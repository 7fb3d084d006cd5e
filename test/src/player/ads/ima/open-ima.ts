import { resolveEmbed } from '../../../../../src/index.js';
import type { Embed } from '../../../../../src/schema/embed.js';
import { AdBreak } from '../../../../../src/player/ads/ad-break.js';
import type { AdManager } from '../../../../../src/player/ads/ad-manager.js';
import { adSettings } from '../../../../../src/player/ads/ad-settings.js';
import type { AdStage } from '../../../../../src/player/ads/ad-stage.js';
import { createImaManager } from '../../../../../src/player/ads/ima/ima-manager.js';
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
  readonly stage: AdStage;
  readonly sound: { volume: number; muted: boolean };
  readonly settings: typeof adSettings;
}

interface OpenOptions {
  readonly fields?: Partial<Embed>;
  readonly script?: ImaScript;
  readonly requestTimeout?: number;
  readonly mediaTimeout?: number;
}

/** A manager on a stage of its own, with a fake SDK on the page. */
export const openIma = async ({
  fields = {},
  script,
  ...timeouts
}: OpenOptions = {}): Promise<OpenedIma> => {
  const sdk = new FakeIma(script);
  Object.assign(window, { google: { ima: sdk.namespace } });
  const log: string[] = [];
  const sound = { volume: 0.5, muted: false };
  const layer = document.createElement('div');
  layer.style.setProperty('position', 'relative');
  layer.style.setProperty('width', '400px');
  layer.style.setProperty('height', '300px');
  layer.hidden = true;
  document.body.append(layer);
  const stage: AdStage = {
    config: resolveEmbed({ id: '7', ...fields }).config,
    content: document.createElement('video'),
    layer,
    language: () => 'it',
    viewer: () => ({ random: 0.5, now: 0 }),
    sound: () => sound,
    emit: (name, { errorCode }) => void log.push(errorCode ? `${name} ${errorCode}` : name),
    onPausedChange: (isPaused) => void log.push(isPaused ? 'paused' : 'resumed'),
    onLinearChange: () => undefined,
  };
  const settings = { ...adSettings, imaSdk: 'https://sdk.invalid/ima.js', ...timeouts };
  return { manager: await createImaManager(stage, settings), sdk, log, stage, sound, settings };
};

export const breakOf = ({ settings }: OpenedIma, signal = never): AdBreak =>
  new AdBreak('preroll', settings, signal);

/** Plays a preroll of one ad object. */
export const preroll = (
  opened: OpenedIma,
  tags: readonly string[] = [FIRST],
  adBreak = breakOf(opened),
): Promise<void> => opened.manager.playAd(tagAd(...tags), adBreak);

/** An SDK that responds to each request at once. */
export const respond = (sdk: FakeIma): void => sdk.respond();
