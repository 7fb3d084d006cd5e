import type { AdManager } from '../../../../../src/player/ads/ad-manager.js';
import type { AdStage } from '../../../../../src/player/ads/ad-stage.js';
import { createImaManager } from '../../../../../src/player/ads/ima/ima-manager.js';
import type { ImaOptions } from '../../../../../src/player/ads/ima/ima-options.js';
import { type Embed, type Overlay, resolveEmbed, type TagAd } from '../../../../../src/index.js';
import { FakeIma, type ImaScript } from './fake-ima.js';

/** An ad object with the tags of a waterfall. */
export const tagAd = (...tags: readonly string[]): TagAd => ({
  kind: 'tag',
  id: '1',
  title: '',
  path: '/preroll/0',
  advType: 'dart',
  linearity: 'linear',
  tags,
  replaceRules: [],
});

export const overlayOf = (fields: Partial<Overlay> = {}): Overlay => ({
  ad: tagAd('https://ads.example/over'),
  after: 0,
  stay: null,
  delay: 0,
  fixed: false,
  maxWidth: null,
  maxHeight: null,
  ...fields,
});

export interface Staged {
  readonly manager: AdManager;
  readonly sdk: FakeIma;
  /** What the stage was told: the event's name, with its code if it has one. */
  readonly told: string[];
  readonly stage: AdStage;
  readonly sound: { volume: number; muted: boolean };
}

interface StagedOptions extends Partial<ImaOptions> {
  readonly fields?: Partial<Embed>;
  readonly script?: ImaScript;
}

/** A manager on a stage of its own, with a fake SDK on the page. */
export const staged = async ({
  fields = {},
  script,
  ...options
}: StagedOptions = {}): Promise<Staged> => {
  const sdk = new FakeIma(script);
  Object.assign(window, { google: { ima: sdk.namespace } });
  const told: string[] = [];
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
    tell: (name, { errorCode }) => void told.push(errorCode ? `${name} ${errorCode}` : name),
    paused: (isPaused) => void told.push(isPaused ? 'paused' : 'goes on'),
    linear: () => undefined,
  };
  const manager = await createImaManager(stage, {
    sdk: 'https://sdk.invalid/ima.js',
    requestTimeout: 5_000,
    mediaTimeout: 8_000,
    since: performance.now(),
    otherManager: () => Promise.reject(new Error('None.')),
    ...options,
  });
  return { manager, sdk, told, stage, sound };
};
