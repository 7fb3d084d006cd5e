import { expect } from '@open-wc/testing';
import { type FrameAds, ReportQueue } from '../../../../src/player/frame/report-queue.js';

const ADS: FrameAds = { readAd: () => null, receive: () => undefined };

/** A queue whose code for ads is loaded when `load` is called. */
const open = () => {
  const log: string[] = [];
  let loads = 0;
  let load: (ads: FrameAds | null) => void = () => undefined;
  const queue = new ReportQueue(() => {
    loads += 1;
    return new Promise((resolve) => (load = resolve));
  });
  const add = (name: string, isAboutAds = false): void =>
    queue.add((ads) => log.push(ads === null ? name : `${name} with ads`), isAboutAds);
  const loaded = async (ads: FrameAds | null): Promise<void> => {
    load(ads);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { queue, log, add, loaded, loads: () => loads };
};

describe('ReportQueue', () => {
  it('handles reports at once and loads nothing while none is about ads', () => {
    const { log, add, loads } = open();
    add('one');
    add('two');
    expect([log, loads()]).to.deep.equal([['one', 'two'], 0]);
  });

  it('holds the reports that follow one about ads until the code is loaded, once', async () => {
    const { log, add, loaded, loads } = open();
    add('one');
    add('ad', true);
    add('two');
    add('end', true);
    expect(log).to.deep.equal(['one']);
    await loaded(ADS);
    add('three');
    add('next', true);
    expect(log.slice(1)).to.deep.equal([
      'ad with ads',
      'two with ads',
      'end with ads',
      'three with ads',
      'next with ads',
    ]);
    expect(loads()).to.equal(1);
  });

  it('handles reports without the code if it cannot be loaded', async () => {
    const { log, add, loaded } = open();
    add('ad', true);
    add('one');
    await loaded(null);
    expect(log).to.deep.equal(['ad', 'one']);
  });

  it('drops the reports that wait when it is cleared', async () => {
    const { queue, log, add, loaded } = open();
    add('ad', true);
    queue.clear();
    await loaded(ADS);
    expect(log).to.deep.equal([]);
  });
});
