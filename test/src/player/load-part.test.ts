import { expect } from '@open-wc/testing';
import type { EmbedError } from '../../../src/player/embed-error.js';
import { loadPart } from '../../../src/player/load-part.js';
import { FakeClock } from '../vast/fake-clock.js';

describe('a part that is loaded when it is needed', () => {
  let clock: FakeClock;

  beforeEach(() => {
    clock = new FakeClock();
  });
  afterEach(() => clock.restore());

  it('rejects with the code `module` and the cause if it fails', async () => {
    const error = await loadPart(() => Promise.reject(new TypeError('offline'))).catch(
      (reason: unknown) => reason,
    );
    expect(error).to.include({ code: 'module' });
    expect(error).to.have.nested.property('cause.message', 'offline');
    await clock.pass(0);
    expect(clock.timers).to.equal(0);
  });

  it('rejects when it is late, and is there at once for the next use', async () => {
    let arrive: (part: string) => void = () => undefined;
    const part = new Promise<string>((resolve) => (arrive = resolve));
    const results: unknown[] = [];
    const use = (): void =>
      void loadPart(() => part, 3_000).then(
        (loaded) => results.push(loaded),
        (error: unknown) => results.push((error as EmbedError).code),
      );
    use();
    await clock.pass(2_999);
    expect(results).to.deep.equal([]);
    await clock.pass(1);
    expect(results).to.deep.equal(['module']);
    arrive('part');
    use();
    await clock.pass(0);
    expect(results).to.deep.equal(['module', 'part']);
  });
});
