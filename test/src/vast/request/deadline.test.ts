import { expect } from '@open-wc/testing';
import { Deadline, throwIfCanceled } from '../../../../src/vast/request/deadline.js';
import { FakeClock } from '../fake-clock.js';

const reasonOf = ({ signal }: Deadline): string => (signal.reason as DOMException).name;

describe('Deadline', () => {
  let clock: FakeClock;
  beforeEach(() => (clock = new FakeClock()));
  afterEach(() => clock.restore());

  it('aborts with a TimeoutError when its budget is used up', async () => {
    const deadline = new Deadline(100).start();
    await clock.pass(99);
    expect([deadline.signal.aborted, deadline.remainingMs]).to.deep.equal([false, 1]);
    await clock.pass(1);
    expect([reasonOf(deadline), deadline.remainingMs]).to.deep.equal(['TimeoutError', 0]);
  });

  it('does not run before it is started, and stands while it is paused', async () => {
    const deadline = new Deadline(100);
    await clock.pass(500);
    expect(deadline.remainingMs).to.equal(100);
    deadline.start();
    await clock.pass(60);
    deadline.pause();
    await clock.pass(500);
    expect(deadline.remainingMs).to.equal(40);
    deadline.start();
    await clock.pass(40);
    expect(deadline.signal.aborted).to.equal(true);
  });

  it('has all of its budget again after a reset', async () => {
    const deadline = new Deadline(100).start();
    await clock.pass(60);
    deadline.reset();
    expect([deadline.remainingMs, clock.timers]).to.deep.equal([100, 0]);
  });

  it('gives a part no more than what remains, and pays for it', async () => {
    const whole = new Deadline(100).start();
    await clock.pass(70);
    const part = whole.part(50);
    expect(part.remainingMs).to.equal(30);
    part.stop();
    const other = whole.part(10);
    await clock.pass(10);
    expect([other.signal.aborted, whole.signal.aborted]).to.deep.equal([true, false]);
    expect(whole.remainingMs).to.equal(20);
  });

  it('runs and pauses with its parts', async () => {
    const whole = new Deadline(100);
    const part = whole.part(80);
    await clock.pass(30);
    part.pause();
    await clock.pass(500);
    expect([part.remainingMs, whole.remainingMs]).to.deep.equal([50, 70]);
  });

  it('aborts its parts with it, also while their clocks stand', async () => {
    const whole = new Deadline(100).start();
    const part = new Deadline(1_000, whole);
    await clock.pass(100);
    expect(reasonOf(part)).to.equal('TimeoutError');
  });

  it('aborts with its parent, as a cancellation rather than a timeout', () => {
    const parent = new AbortController();
    const deadline = new Deadline(100, parent.signal).start();
    throwIfCanceled(deadline.signal);
    parent.abort();
    expect(reasonOf(deadline)).to.equal('AbortError');
    expect(() => throwIfCanceled(deadline.signal)).to.throw(DOMException);
  });

  it('is not canceled when its time is over', async () => {
    const deadline = new Deadline(100).start();
    await clock.pass(100);
    throwIfCanceled(deadline.signal);
  });

  it('settles a race as the work does, and rejects it when the time is over', async () => {
    const deadline = new Deadline(100).start();
    expect(await deadline.race(Promise.resolve('done'))).to.equal('done');
    const failed = deadline.race(Promise.reject(new Error('broken'))).catch(String);
    expect(await failed).to.equal('Error: broken');
    const late = deadline.race(new Promise(() => undefined)).catch((error: unknown) => error);
    await clock.pass(100);
    expect(await late).to.have.property('name', 'TimeoutError');
    const after = deadline.race(Promise.resolve('done')).catch((error: unknown) => error);
    expect(await after).to.have.property('name', 'TimeoutError');
  });
});
