import type { Analytics, PlayerConfig } from '../../resolve/player-config.js';
import type { Playback } from '../playback/playback.js';

/** A player measured under one of its embed's analytics configurations. */
export interface MeasuredPlayer {
  readonly configuration: Analytics;
  readonly playback: Playback;
  readonly config: PlayerConfig;
  /** Aborts when the player or the adapter is removed. The adapter must stop everything it started. */
  readonly signal: AbortSignal;
}

/**
 * Measures players for one provider; called once per player. It may listen to `MEDIA_EVENTS`,
 * `PLAYER_EVENTS` and `AD_EVENTS` (`src/player/playback/player-events.ts`) on the player, and use
 * `milestones`. It must have the viewer's permission before it sends anything. An exception is
 * reported as an error of the page and affects neither the player nor other adapters.
 */
export type AnalyticsAdapter = (measured: MeasuredPlayer) => void;

interface Registration {
  readonly provider: Analytics['provider'];
  readonly adapter: AnalyticsAdapter;
  readonly signal: AbortSignal;
}

type AttachedPlayer = Omit<MeasuredPlayer, 'configuration'>;

interface Registry {
  readonly registrations: Set<Registration>;
  readonly players: Set<AttachedPlayer>;
}

const KEY = Symbol.for('media-embed.analytics');

/** Shared by all copies of the library in a page: pages without a bundler load this one in two files. */
const { registrations, players } = ((globalThis as { [KEY]?: Registry })[KEY] ??= {
  registrations: new Set(),
  players: new Set(),
});

const attach = ({ provider, adapter, signal }: Registration, player: AttachedPlayer): void => {
  for (const configuration of player.config.analytics) {
    if (configuration.provider !== provider || player.signal.aborted || signal.aborted) continue;
    try {
      adapter({ ...player, configuration, signal: AbortSignal.any([player.signal, signal]) });
    } catch (error) {
      reportError(error);
    }
  }
};

/**
 * Measures all players of the page, present and future, with an adapter for the configurations of
 * one provider. Nothing is measured unless a page registers an adapter: the player loads no script
 * of any provider. Returns a function that removes the adapter.
 */
export const registerAnalytics = (
  provider: Analytics['provider'],
  adapter: AnalyticsAdapter,
): (() => void) => {
  const ending = new AbortController();
  const registration: Registration = { provider, adapter, signal: ending.signal };
  registrations.add(registration);
  for (const player of [...players]) attach(registration, player);
  return () => {
    registrations.delete(registration);
    ending.abort();
  };
};

/** Attaches a player to the adapters of its analytics configurations, until `signal` aborts. */
export const attachAnalytics = (
  playback: Playback,
  config: PlayerConfig,
  signal: AbortSignal,
): void => {
  if (signal.aborted || config.analytics.length === 0) return;
  const player: AttachedPlayer = { playback, config, signal };
  players.add(player);
  signal.addEventListener('abort', () => players.delete(player), { once: true });
  for (const registration of [...registrations]) attach(registration, player);
};
