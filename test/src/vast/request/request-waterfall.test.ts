import { expect } from '@open-wc/testing';
import { Deadline } from '../../../../src/vast/request/deadline.js';
import { noAd, VastError } from '../../../../src/vast/vast-error.js';
import { requestWaterfall } from '../../../../src/vast/request/request-waterfall.js';
import { FakeClock } from '../fake-clock.js';

/** `plays`, an error, or `never`. */
type Reply = string | Error;

/** Never responds, and ends with the deadline. */
const hang = ({ signal }: Deadline): Promise<never> =>
  new Promise((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error)),
  );

describe('requestWaterfall', () => {
  let clock: FakeClock;
  beforeEach(() => (clock = new FakeClock()));
  afterEach(() => clock.restore());

  /** Starts a waterfall whose tags `a`, `b`, … have these replies. */
  const start = (replies: Readonly<Record<string, Reply>>, timeMs = 600) => {
    const cancel = new AbortController();
    const log: string[] = [];
    const budgets: number[] = [];
    const deadline = new Deadline(timeMs, cancel.signal).start();
    const result = requestWaterfall({
      tags: Object.keys(replies),
      deadline,
      expandTag: (template) => {
        if (template === 'broken') throw new VastError(900, 'tag-without-url', { finding: 'none' });
        return `https://${template}.example/`;
      },
      playTag: (url, part) => {
        budgets.push(Math.round(part.remainingMs));
        log.push(url);
        const reply = replies[new URL(url).hostname.slice(0, 1)];
        if (reply === 'never') return hang(part);
        return reply instanceof Error ? Promise.reject(reply) : Promise.resolve();
      },
      onRequest: () => log.push('request'),
      onError: ({ code, isEmpty }) => log.push(`${isEmpty ? 'empty' : 'error'} ${code}`),
    });
    return { result, log, budgets, cancel };
  };

  it('requests the tags in order until one plays, and reports each failure', async () => {
    const { result, log } = start({
      broken: 'never',
      a: noAd(),
      b: new VastError(100, 'not-xml'),
      c: new TypeError('unexpected'),
      d: 'plays',
      e: 'plays',
    });
    await result;
    expect(log).to.deep.equal([
      'error 900',
      'request',
      'https://a.example/',
      'empty 303',
      'request',
      'https://b.example/',
      'error 100',
      'request',
      'https://c.example/',
      'error 900',
      'request',
      'https://d.example/',
    ]);
  });

  it('gives each tag its share of the time, so that a server that hangs does not take that of the next', async () => {
    const { result, log, budgets } = start({ a: 'never', b: 'never', c: 'plays' });
    await clock.pass(400);
    await result;
    expect(budgets).to.deep.equal([200, 200, 200]);
    expect(log.filter((entry) => entry.startsWith('error'))).to.deep.equal([
      'error 301',
      'error 301',
    ]);
  });

  it('requests nothing when no time is left', async () => {
    const { result, log } = start({ a: 'never', b: 'never' }, 0);
    await result;
    expect(log).to.deep.equal(['error 301']);
  });

  it('rejects without a report when it is canceled', async () => {
    const { result, log, cancel } = start({ a: 'never', b: 'plays' });
    const settled = result.catch((error: unknown) => error);
    cancel.abort();
    expect(await settled).to.have.property('name', 'AbortError');
    expect(log).to.deep.equal(['request', 'https://a.example/']);
  });
});
