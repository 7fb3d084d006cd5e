import type { PublisherStore } from './publisher-store.js';

/** The part of a client of the package `redis`, 6 or later, that `redisStore` uses. */
export interface RedisClient {
  readonly isOpen: boolean;
  readonly isReady: boolean;
  connect(): Promise<unknown>;
  on(event: string, listener: () => void): unknown;
  get(key: string): Promise<unknown>;
  set(key: string, text: string, options: object): Promise<unknown>;
  del(key: string): Promise<unknown>;
  publish(channel: string, message: string): Promise<unknown>;
  subscribe(channel: string, listener: (message: string) => void): Promise<unknown>;
}

const CHANNEL = 'media-embed';

const ignore = (): void => undefined;

const lasting = (value: number) => ({ expiration: { type: 'EX', value } });

/**
 * A store in Redis or Valkey, through a client of the package `redis` with its default protocol (RESP 3). Connects the
 * client if nothing has, and handles its errors: while there is no connection, every call rejects at once.
 *
 * @example
 * createPublisher({ ...options, store: redisStore(createClient({ url: 'redis://127.0.0.1' })) });
 */
export const redisStore = (client: RedisClient): Required<PublisherStore> => {
  // Without a listener, an error of the connection ends the process.
  client.on('error', ignore);
  if (!client.isOpen) void client.connect().catch(ignore);
  // Commands would wait for a connection, and pile up.
  const connected = (): RedisClient => {
    if (!client.isReady) throw new Error('There is no connection to Redis.');
    return client;
  };
  return {
    get: async (key) => connected().get(key),
    set: async (key, text, seconds) => connected().set(key, text, lasting(seconds)),
    delete: async (key) => connected().del(key),
    add: async (key, text, seconds) =>
      (await connected().set(key, text, { ...lasting(seconds), condition: 'NX' })) === 'OK',
    publish: async (message) => connected().publish(CHANNEL, message),
    subscribe: (onMessage) => {
      client.on('ready', () => onMessage(null));
      client.subscribe(CHANNEL, onMessage).catch(ignore);
    },
  };
};
