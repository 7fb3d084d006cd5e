import type { OpenAdSession } from '../ads/ad-session.js';

/** Loads what opens the ads of an embed. */
export type LoadAds = () => Promise<OpenAdSession>;

/** What players load their ads by, only when an embed has some. Not public: tests put their own ads in its place. */
export const adsLoader: { load: LoadAds } = {
  load: async () => (await import('../ads/open-ad-session.js')).openAdSession,
};
