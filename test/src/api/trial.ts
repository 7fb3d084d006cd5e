import assert from 'node:assert/strict';
import {
  ApiError,
  createClient,
  type Client,
  type ClientSettings,
  type Warning,
} from '../../../src/api/index.js';
import type { CallKind } from './calls.js';
import { assertNoSecrets, canaries } from './canaries.js';
import { FaultServer, json, type Behaviour } from './fault-server.js';
import { HurriedClock } from './hurried-clock.js';

/** A client between two servers, one of which misbehaves: the one that the kind of call is about. */
export interface Trial {
  readonly kind: CallKind;
  readonly client: Client;
  readonly clock: HurriedClock;
  readonly service: FaultServer;
  readonly authorization: FaultServer;
  /** The one that misbehaves. */
  readonly faulty: FaultServer;
  readonly warnings: Warning[];
  /** Requests that the client tried to send to the faulty server, arrived or not. */
  tries: number;
}

/** An exchange that succeeds. */
export const granted =
  (token: string = canaries.token, more: object = {}): Behaviour =>
  (exchange, turn) =>
    json({
      access_token: token,
      refresh_token: canaries.refreshToken,
      data_creazione: '2026-01-31 00:00:00',
      data_scadenza: null,
      state: exchange.hit.headers['state'],
      ...more,
    })(exchange, turn);

/** What the faulty server does when nothing goes wrong. */
export const good = (kind: CallKind): Behaviour => (kind.onExchange ? granted() : json(kind.reply));

/** Limits that no stall of a busy machine reaches, in the hurried time of the trials; a fault of time sets its own. */
const PATIENT = { timeout: 600_000, totalTimeout: 1_200_000 };

/** Runs a check against a server that misbehaves, and closes everything after it. */
export const withFault = async (
  kind: CallKind,
  fault: Behaviour,
  check: (trial: Trial) => Promise<void>,
  settings: Partial<ClientSettings> = {},
): Promise<void> => {
  const service = await FaultServer.start(kind.onExchange ? json(kind.reply) : fault);
  const authorization = await FaultServer.start(kind.onExchange ? fault : granted());
  const clock = new HurriedClock();
  const warnings: Warning[] = [];
  const faulty = kind.onExchange ? authorization : service;
  const client = createClient({
    baseUrl: service.url,
    authUrl: authorization.url,
    authKey: canaries.authKey,
    clock,
    random: () => 0,
    onWarning: (warning) => warnings.push(warning),
    fetch: (request) => {
      if (new URL(request.url).port === String(faulty.port)) trial.tries += 1;
      return fetch(request);
    },
    ...PATIENT,
    ...settings,
  });
  const trial: Trial = { kind, client, clock, service, authorization, faulty, warnings, tries: 0 };
  try {
    await check(trial);
  } finally {
    await Promise.all([service.stop(), authorization.stop()]);
  }
};

/** The error that a call rejects with: one of the family, without any secret. */
export const failureOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  assert.ok(error instanceof ApiError, `an ApiError, not ${String(error)}`);
  assert.match(error.message, /^(?:GET|POST|PUT|DELETE) \/\S+ → \S/);
  assertNoSecrets(error);
  return error;
};
