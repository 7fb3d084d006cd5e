import { expect } from '@open-wc/testing';
import { trackerGroups } from '../../../components/ad-tag-debugger/tracker-time.js';
import { inspectDocument } from '../../../src/vast/index.js';

const EVENTS = ['complete', 'midpoint', 'start', 'pause', 'firstQuartile', 'thirdQuartile'];

const tracking = (event: string, attributes = ''): string =>
  `<Tracking event="${event}" ${attributes}>https://t.example/${event}</Tracking>`;

const vast = (duration: string): string =>
  `<VAST version="4.2"><Ad id="1"><InLine><AdSystem>A</AdSystem><AdTitle>B</AdTitle>
  <Impression>https://t.example/impression</Impression><Creatives><Creative><Linear>${duration}
  <TrackingEvents>${EVENTS.map((event) => tracking(event)).join('')}
  ${tracking('progress', 'offset="00:00:05"')}${tracking('progress', 'offset="10%"')}${tracking('progress', 'offset="00:01:00"')}
  </TrackingEvents><MediaFiles><MediaFile delivery="progressive" type="video/mp4" width="640" height="360">https://media.example/a.mp4</MediaFile>
  </MediaFiles></Linear></Creative></Creatives></InLine></Ad></VAST>`;

const timesOf = async (text: string): Promise<readonly unknown[]> => {
  const [ad] = (await inspectDocument(text, { checksMedia: false })).ads;
  if (ad === undefined) throw new Error('There is no ad.');
  return trackerGroups(ad).map(({ event, time }) =>
    time.kind === 'at' ? [event, time.seconds, time.fraction] : [event, time.kind],
  );
};

describe('trackerGroups', () => {
  it('gives each event its time, in the order in which it is due', async () => {
    expect(await timesOf(vast('<Duration>00:00:15</Duration>'))).to.deep.equal([
      ['impression', 0, null],
      ['start', 0, null],
      ['progress', 1.5, 0.1],
      ['firstQuartile', 3.75, 0.25],
      ['progress', 5, null],
      ['midpoint', 7.5, 0.5],
      ['thirdQuartile', 11.25, 0.75],
      ['complete', 15, 1],
      ['pause', 'action'],
      ['progress', 'late'],
    ]);
  });

  it('gives fractions when the duration is unknown', async () => {
    expect(await timesOf(vast(''))).to.deep.include.members([
      ['firstQuartile', null, 0.25],
      ['complete', null, 1],
    ]);
  });
});
