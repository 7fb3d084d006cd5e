import { isMixed, webAddress } from '../../vast/web-address.js';
import { requestXml, type XmlError } from '../../vast/xml-request.js';

/** Bytes. */
const LARGEST = 100_000;

/** Milliseconds. */
const PATIENCE = 10_000;

/** Whether the page may ask for it: a web address, and no http on an https page but of the own machine. */
export const isAllowedAddress = (address: string, protocol = location.protocol): boolean => {
  const url = webAddress(address);
  return url !== null && !isMixed(url, protocol);
};

const FAULTS: Readonly<Record<XmlError, string>> = {
  unreachable: 'The beacon XML could not be loaded.',
  aborted: 'The beacon XML did not come in time.',
  'too-large': 'The beacon XML is too large.',
};

/**
 * Loads an XML document without cookies. Null when it is no XML, or has a document type. Rejects
 * with an Error when it does not come within 10 s, is over 100 kB, is answered otherwise than 2xx, or `signal` aborts.
 */
export const requestDocument = async (
  address: string,
  signal: AbortSignal,
): Promise<Document | null> => {
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]);
  const question = { withCredentials: false, maxBytes: LARGEST, signal: inTime };
  const answer = await requestXml(address, question);
  if (typeof answer === 'string') throw new Error(FAULTS[answer]);
  const { status, document } = answer;
  if (status < 200 || status > 299) throw new Error(`The beacon XML was answered with ${status}.`);
  return document;
};
