import { AdController } from '../../../../src/player/ads/ad-controller.js';
import type { AdTimeouts } from '../../../../src/player/ads/ad-break.js';
import type { ManagerLoaders } from '../../../../src/player/ads/ad-managers.js';
import { adSettings } from '../../../../src/player/ads/ad-settings.js';
import * as parts from '../../../../src/player/ads/lazy-vast.js';
import type { Ads } from '../../../../src/resolve/player-config.js';
import type { RequestVast } from '../../../../src/vast/vast-ad.js';
import { type FakeStage, openStage, type StageSettings, until } from './fake-stage.js';
import { PATIENT } from './patient-settings.js';

export interface OpenedAds {
  readonly stage: FakeStage;
  readonly ads: AdController;
}

const opened: OpenedAds[] = [];

interface OpenOptions extends Omit<StageSettings, 'ads'> {
  readonly settings?: AdTimeouts & { readonly imaSdk?: string | null };
  readonly loadVast?: ManagerLoaders['vast'];
  readonly loadIma?: ManagerLoaders['ima'];
}

/** The ads of an embed on a stage of the page, whose ad server is a function. */
export const open = (
  config: Partial<Ads>,
  requestVast: RequestVast,
  {
    settings = PATIENT,
    loadVast = () => Promise.resolve({ ...parts, requestVast }),
    loadIma = () => Promise.reject(new Error('There is no SDK.')),
    ...stageSettings
  }: OpenOptions = {},
): OpenedAds => {
  const stage = openStage({ ads: config, ...stageSettings });
  const loaders = { vast: loadVast, ima: loadIma };
  const ads = new AdController(stage, { ...adSettings, ...settings }, loaders);
  opened.push({ stage, ads });
  return { stage, ads };
};

/** Waits until so many ads have started. */
export const started = ({ log }: FakeStage, count = 1): Promise<void> =>
  until(() => log.filter((name) => name === 'adstart').length >= count, 'the ad starts');

/** Opens ads and starts those before the content. `done` resolves when the content may start. */
export const openPreroll = async (
  ...args: Parameters<typeof open>
): Promise<OpenedAds & { readonly done: Promise<void> }> => {
  const { stage, ads } = open(...args);
  const done = ads.beforeContent();
  await started(stage);
  return { stage, ads, done };
};

/** Ends the ads of a test. */
export const closeAll = (): void => {
  for (const { stage, ads } of opened.splice(0)) {
    ads.destroy();
    stage.remove();
  }
};
