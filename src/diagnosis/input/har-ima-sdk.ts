import type { HarInput, RecordedRequest } from './recognized-input.js';

/** The script of Google's IMA SDK for HTML5, also its versions for debugging and for inserted ads. */
const IMA_SDK = /^https?:\/\/imasdk\.googleapis\.com\/js\/sdkloader\/ima3\w*\.js(?:[?#]|$)/i;

const isLoaded = ({ status }: RecordedRequest): boolean =>
  status !== null && ((status >= 200 && status <= 299) || status === 304);

/** What a recording shows of the script of the IMA SDK; null if it was not requested. */
export const imaSdkOf = (all: readonly RecordedRequest[]): Pick<HarInput, 'imaSdk'> | null => {
  const requests = all.filter(({ url }) => IMA_SDK.test(url));
  const [first] = requests;
  if (first === undefined) return null;
  if (requests.some(isLoaded)) return { imaSdk: { result: 'loaded', error: '' } };
  const { status, error } = first;
  const result = /BLOCKED_BY_(?:CLIENT|ADMINISTRATOR)/.test(error) ? 'blocked' : 'failed';
  return { imaSdk: { result, error: error || (status === null ? '' : String(status)) } };
};
