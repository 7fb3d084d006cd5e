export interface Redis {
  readonly port: number;
  readonly url: string;
  readonly signal: (name: NodeJS.Signals) => Promise<void>;
}

const script = new URL('../../../../scripts/redis.mjs', import.meta.url).href;

export const { redisPath, startRedis } = (await import(script)) as {
  readonly redisPath: () => string | null;
  readonly startRedis: (path: string, port?: number) => Promise<Redis>;
};
