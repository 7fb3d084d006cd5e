/** Bytes. */
const LARGEST = 100_000;

/** Milliseconds. */
const PATIENCE = 10_000;

/** Whether the page may ask for it: https, and http on an http page. */
export const isAllowedAddress = (address: string, protocol = location.protocol): boolean =>
  address.startsWith('https:') || (protocol === 'http:' && address.startsWith('http:'));

/**
 * Loads an XML document without cookies. By XMLHttpRequest, because Trusted Types refuse
 * `DOMParser`. Null when it is no XML. Rejects with an Error when it does not come within 10 s, is
 * over 100 kB, is answered otherwise than 2xx, or `signal` aborts.
 */
export const requestDocument = (address: string, signal: AbortSignal): Promise<Document | null> =>
  new Promise((resolve, reject) => {
    const fail = (reason: string) => (): void => reject(new Error(reason));
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.overrideMimeType('application/xml');
    request.responseType = 'document';
    request.timeout = PATIENCE;
    request.onprogress = ({ loaded, total }) => {
      if (Math.max(loaded, total) <= LARGEST) return;
      fail('The beacon XML is too large.')();
      request.abort();
    };
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve(request.responseXML);
      else fail(`The beacon XML was answered with ${request.status}.`)();
    };
    request.onerror = fail('The beacon XML could not be loaded.');
    request.ontimeout = fail('The beacon XML did not come in time.');
    request.onabort = fail('The beacon XML is not needed any more.');
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send();
  });
