import { statusOf } from './browser-messages.js';
import { readHar, TYPED_KIND } from './har.js';
import type { ErrorCodeInput, RecognizedInput } from './recognized-input.js';

/** An ad tag of Google Ad Manager, whose rules may say why it was refused. */
const AD_MANAGER =
  /https:\/\/[\w.-]{1,100}\.doubleclick\.net\/gampad\/(?:live\/)?ads\?[^\s'")]{1,4000}/i;

/** The request that a line of a console is about, as a recording of one; null for all others. */
export const refusedTag = (
  text: string,
  { code, host }: ErrorCodeInput,
): RecognizedInput | null => {
  const [url] = AD_MANAGER.exec(text) ?? [];
  if (code !== 'status-missing' || url === undefined || !url.includes(host)) return null;
  const status = Number(statusOf(text));
  const entry = { _resourceType: TYPED_KIND, request: { url }, response: { status } };
  return readHar({ log: { entries: [entry] } }, 'command');
};
