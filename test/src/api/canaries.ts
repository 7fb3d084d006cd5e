import assert from 'node:assert/strict';
import { inspect } from 'node:util';

/** Recognizable secrets, which no error may contain. */
export const canaries = {
  authKey: 'CANARYkey0123456789',
  token: 'CANARYtoken0123456789',
  refreshToken: 'CANARYrefresh0123456789',
  user: 'CANARYuser',
  pass: 'CANARYpass',
  streamName: 'CANARYstream',
  entryPoint: 'rtmp://CANARYentry',
} as const;

/** Everything that a log could print of a value. */
const everything = (value: unknown): string => {
  const parts = [inspect(value, { depth: Infinity, showHidden: true, getters: true })];
  parts.push(String(JSON.stringify(value)));
  for (let error = value; error instanceof Error; error = error.cause) {
    parts.push(error.message, error.stack ?? '', String(error));
  }
  return parts.join('\n');
};

export const assertNoSecrets = (value: unknown): void => {
  assert.doesNotMatch(everything(value), /CANARY/);
};
