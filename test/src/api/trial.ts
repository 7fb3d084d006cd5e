import assert from 'node:assert/strict';
import {
  ApiError,
  createClient,
  type Client,
  type ClientSettings,
  type Warning,
} from '../../../src/api/index.js';
import type { CallKind } from './call-kinds.js';
import { assertNoSecrets, canaries } from './canaries.js';
import { FaultServer, json, type Behavior } from './faults/fault-server.js';
import { FastClock } from './fast-clock.js';

/** One fault, and the expected behavior of each kind of call. */
export interface Fault {
  readonly sentence: string;
  /** The kinds of call that the fault can affect; all when absent. */
  readonly affects?: (kind: CallKind) => boolean;
  readonly check: (kind: CallKind) => Promise<void>;
}

/** Faults by their number in the shared matrix. */
export type Faults = Readonly<Record<string, Fault>>;

/** A client with a service and an authorization server, one of which has the fault. */
export interface Trial {
  readonly kind: CallKind;
  readonly client: Client;
  readonly clock: FastClock;
  readonly service: FaultServer;
  readonly authorization: FaultServer;
  /** The server with the fault. */
  readonly faulty: FaultServer;
  readonly warnings: Warning[];
  /** Requests that the client tried to send to the faulty server, whether they arrived or not. */
  attempts: number;
}

/** A successful key exchange. */
export const granted =
  (token: string = canaries.token, more: object = {}): Behavior =>
  (exchange, turn) =>
    json({
      access_token: token,
      refresh_token: canaries.refreshToken,
      data_creazione: '2026-01-31 00:00:00',
      data_scadenza: null,
      state: exchange.hit.headers['state'],
      ...more,
    })(exchange, turn);

/** The behavior of the faulty server without its fault. */
export const good = (kind: CallKind): Behavior => (kind.onExchange ? granted() : json(kind.reply));

/** Long enough for a busy machine, by the fast clock. Tests of time-outs set their own. */
const DEFAULT_TIMEOUTS = { timeout: 600_000, totalTimeout: 1_200_000 };

/** Runs a check against a server with a fault, and closes both servers after it. */
export const withFault = async <Result>(
  kind: CallKind,
  fault: Behavior,
  check: (trial: Trial) => Promise<Result>,
  settings: Partial<ClientSettings> = {},
): Promise<Result> => {
  const service = await FaultServer.start(kind.onExchange ? json(kind.reply) : fault);
  const authorization = await FaultServer.start(kind.onExchange ? fault : granted());
  const clock = new FastClock();
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
      if (new URL(request.url).port === String(faulty.port)) trial.attempts += 1;
      return fetch(request);
    },
    ...DEFAULT_TIMEOUTS,
    ...settings,
  });
  const servers = { service, authorization, faulty };
  const trial: Trial = { kind, client, clock, ...servers, warnings, attempts: 0 };
  try {
    return await check(trial);
  } finally {
    await Promise.all([service.stop(), authorization.stop()]);
  }
};

export type FailureClass<Failure> = abstract new (...details: never) => Failure;

/** The error that a call rejects with: an `ApiError` of this class, without secrets. */
export const failureOf = async <Failure extends ApiError = ApiError>(
  call: Promise<unknown>,
  type: FailureClass<Failure> = ApiError as unknown as FailureClass<Failure>,
): Promise<Failure> => {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  assert.ok(error instanceof type, `expected ${type.name}, found ${String(error)}`);
  assert.match(error.message, /^(?:GET|POST|PUT|DELETE) \/\S+ → \S/);
  assertNoSecrets(error);
  return error;
};
