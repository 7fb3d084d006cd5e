import { expect } from '@open-wc/testing';
import { embedFixture } from '../embed-fixture.js';
import { FakeFetch, jsonResponse } from '../fake-fetch.js';
import { create, eventsOf, frameOf, mountReady, painted, unmountAll } from './mount.js';

const ROUNDS = 1_000;

interface Observer {
  observe(...parameters: unknown[]): void;
  disconnect(): void;
}

/** Counts what is observed and listened to at the moment. */
class Attachments {
  readonly #observers = new Set<object>();
  readonly #listeners: { readonly signal: AbortSignal | undefined }[] = [];
  readonly #restore: (() => void)[] = [];

  constructor() {
    this.#watch(MutationObserver.prototype);
    this.#watch(IntersectionObserver.prototype);
    const listen = window.addEventListener.bind(window);
    window.addEventListener = (
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: boolean | AddEventListenerOptions,
    ) => {
      this.#listeners.push({ signal: typeof options === 'object' ? options.signal : undefined });
      listen(type, listener, options);
    };
    this.#restore.push(() => Reflect.deleteProperty(window, 'addEventListener'));
  }

  get count(): number {
    return (
      this.#observers.size + this.#listeners.filter(({ signal }) => signal?.aborted !== true).length
    );
  }

  end(): void {
    for (const restore of this.#restore) restore();
  }

  #watch(prototype: Observer): void {
    this.#wrap(prototype, 'observe', (observer) => this.#observers.add(observer));
    this.#wrap(prototype, 'disconnect', (observer) => this.#observers.delete(observer));
  }

  /** Tells of each call of a method before it is done. */
  #wrap(prototype: Observer, name: keyof Observer, tell: (observer: object) => void): void {
    const original: unknown = Reflect.get(prototype, name);
    if (typeof original !== 'function') throw new Error(`There is no ${name}.`);
    prototype[name] = function (this: Observer, ...parameters: unknown[]) {
      tell(this);
      Reflect.apply(original, this, parameters);
    };
    this.#restore.push(() => Reflect.set(prototype, name, original));
  }
}

describe('<media-embed>: in and out of the page', () => {
  let attachments: Attachments;
  beforeEach(() => {
    attachments = new Attachments();
  });
  afterEach(() => {
    unmountAll();
    attachments.end();
  });

  it('is moved by moveBefore without loading the frame anew', async () => {
    const el = create({ embed: embedFixture(), format: 'standard', loading: 'eager' });
    const loads = eventsOf(el, 'load');
    document.body.append(el);
    while (loads.length === 0) await painted();
    const place = document.createElement('div');
    document.body.append(place);
    const move: unknown = Reflect.get(place, 'moveBefore');
    if (typeof move !== 'function') throw new Error('This browser has no moveBefore.');
    Reflect.apply(move, place, [el, null]);
    await painted();
    expect([el.parentElement, loads.length]).to.deep.equal([place, 1]);
    place.remove();
  });

  it(`leaves nothing behind after ${ROUNDS} rounds, whatever it shows`, async function () {
    this.timeout(120_000);
    const fake = new FakeFetch(() => jsonResponse(embedFixture()));
    const inline = create();
    inline.innerText = 'Fallback';
    const elements = [
      create({ embed: embedFixture(), loading: 'click' }),
      create({ src: '/embed.json', loading: 'eager', format: 'standard' }),
      create({ src: '/far.json' }),
      inline,
    ];
    for (let round = 0; round < ROUNDS; round += 1) {
      document.body.append(...elements);
      if (round % 50 === 0) {
        expect(attachments.count).to.be.greaterThan(0);
        await painted();
      }
      for (const element of elements) element.remove();
    }
    await painted();
    expect(attachments.count).to.equal(0);
    expect(window.length).to.equal(0);
    expect(
      elements.map((element) => element.shadowRoot?.querySelectorAll('iframe').length ?? 0),
    ).to.satisfy((frames: readonly number[]) => frames.every((count) => count <= 1));
    expect(fake.requests.length).to.be.lessThan(5);
    fake.restore();
  });

  it('a new element each round leaves no observer and no frame', async () => {
    for (let round = 0; round < 100; round += 1) {
      const el = await mountReady({
        embed: embedFixture({ code: '<p>x</p>' }),
        format: 'standard',
        loading: 'eager',
      });
      expect(frameOf(el)).to.not.equal(null);
      el.remove();
    }
    await painted();
    expect(attachments.count).to.equal(0);
    expect(window.length).to.equal(0);
  });
});
