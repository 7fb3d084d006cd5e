import type { Analytics, PlayerConfig } from '../../resolve/player-config.js';
import type { Playback } from '../playback/playback.js';
import type { AnalyticsAdapter, MeasuredPlayer } from './analytics-adapter.js';

interface Registration {
  readonly provider: Analytics['provider'];
  readonly adapter: AnalyticsAdapter;
  /** Aborts when the adapter is taken away. */
  readonly signal: AbortSignal;
}

type AttachedPlayer = Omit<MeasuredPlayer, 'configuration'>;

const registrations = new Set<Registration>();
const players = new Set<AttachedPlayer>();

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
 * Measures all players of the page, those that are there and those that come, by an adapter for
 * the configurations of one provider. Nothing measures unless a page registers it: no script of a
 * provider is loaded by the player. Returns what takes the adapter away.
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

/** Hands a player to the adapters of its analytics configurations, until `signal` aborts. */
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
