import { fields } from '../untrusted-fields.js';
import type { PlayerRecord } from './ad-record.js';
import { readPlayerRecord } from './read-record.js';

/** The message of a page that records: the player of the frame shares its record from now on. */
export interface RecordRequest {
  readonly recordsAds: true;
}

export interface RecordMessage {
  readonly adRecord: PlayerRecord;
}

/** Requests the record of the player of a frame, and receives it after each change. */
export const receiveRecord = (
  port: MessagePort,
  onRecord: (record: PlayerRecord) => void,
): void => {
  port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const { adRecord } = fields(data);
    if (adRecord === undefined) return;
    const record = readPlayerRecord(adRecord);
    if (record !== null) onRecord(record);
  });
  port.postMessage({ recordsAds: true } satisfies RecordRequest);
};
