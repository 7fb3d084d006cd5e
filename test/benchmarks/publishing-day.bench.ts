/**
 * A day of views against the real publishing handler, behind a CDN in memory: how many requests reach the handler,
 * how many the service, and how old what viewers get is. A formula for the same numbers is compared with it, and
 * then gives them for a publisher with a billion views a day. At the end, real processes with one Redis under load.
 */
import { createPublisher, type Publisher } from '../../src/publish/index.js';
import { embed } from './embed.js';
import { cumulativeShares, indexOf, randomFrom } from './popularity.js';
import { measureProcesses } from './publishing-processes.js';

const DAY_S = 86_400;

/** The default of the handler's option `cache.staleWhileRevalidate`. */
const STALE_WHILE_REVALIDATE_S = 600;

interface Day {
  readonly views: number;
  /** Embeds that are viewed; the nth most popular has a share of 1/n (Zipf's law). */
  readonly embeds: number;
  /** Caches of the CDN that request embeds from the handlers; 1 if the CDN has a shield before them. */
  readonly edges: number;
  /** Processes with a handler, each with a cache of its own. */
  readonly handlers: number;
  /** The handler's option `cache.sharedMaxAge`, in seconds. */
  readonly sharedMaxAge: number;
  /** Changes of each embed during the day. */
  readonly changes: number;
}

interface Load {
  readonly handlerRequests: number;
  readonly serviceRequests: number;
}

interface ExpectedLoad extends Load {
  /** Requests to the service if the handlers share a store. */
  readonly sharedRequests: number;
}

const SIMULATED: Day = {
  views: 60_000,
  embeds: 400,
  edges: 4,
  handlers: 2,
  sharedMaxAge: 60,
  changes: 4,
};

const BILLION: Day = {
  views: 1_000_000_000,
  embeds: 1_000_000,
  edges: 100,
  handlers: 4,
  sharedMaxAge: 60,
  changes: 4,
};

/** Views per second against the day's mean: a fifth in the morning, 1.8 times as many in the evening. */
const activity = (second: number): number =>
  1 + 0.8 * Math.sin(2 * Math.PI * (second / DAY_S - 7 / 12));

/** What an edge holds of an embed. */
interface Held {
  /** Number of the version. */
  version: number;
  since: number;
}

class Simulation {
  readonly #day: Day;
  readonly #random = randomFrom(1);
  readonly #changesAt: readonly (readonly number[])[];
  readonly #held: readonly Map<number, Held>[];
  readonly #handlers: readonly Publisher[];
  #now = 0;
  hits = 0;
  handlerRequests = 0;
  serviceRequests = 0;
  /** Seconds for which a viewed version had been out of date, of the views that got such a one. */
  readonly outdated: number[] = [];

  constructor(day: Day) {
    this.#day = day;
    this.#changesAt = Array.from({ length: day.embeds }, () =>
      Array.from({ length: day.changes }, () => this.#random() * DAY_S).sort((a, b) => a - b),
    );
    this.#held = Array.from({ length: day.edges }, () => new Map<number, Held>());
    this.#handlers = Array.from({ length: day.handlers }, () => this.#handler());
  }

  async run(): Promise<void> {
    const shares = cumulativeShares(this.#day.embeds);
    const perSecond = this.#day.views / DAY_S;
    let due = 0;
    for (let second = 0; second < DAY_S; second += 1) {
      this.#now = second;
      for (due += perSecond * activity(second); due >= 1; due -= 1) {
        await this.#view(indexOf(shares, this.#random()));
      }
    }
  }

  #handler(): Publisher {
    return createPublisher({
      publicUrl: 'https://www.example/embeds',
      baseUrl: 'https://media.example',
      authKey: 'benchmark-key',
      cache: {
        sharedMaxAge: this.#day.sharedMaxAge,
        staleWhileRevalidate: STALE_WHILE_REVALIDATE_S,
      },
      clock: {
        now: () => this.#now * 1000,
        monotonic: () => this.#now * 1000,
        after: () => () => undefined,
      },
      fetch: (request) => {
        const state = request.headers.get('state');
        if (state !== null) return Response.json({ access_token: 'token', state });
        this.serviceRequests += 1;
        const id = /(\d+)\.json/.exec(request.url)?.[1];
        return Response.json({ ...embed, id, title: String(this.#versionAt(Number(id))) });
      },
    });
  }

  #versionAt(id: number): number {
    return (this.#changesAt[id] ?? []).filter((at) => at <= this.#now).length;
  }

  /** A view through an edge that honors `s-maxage` and `stale-while-revalidate`. */
  async #view(id: number): Promise<void> {
    const edge = this.#held[Math.floor(this.#random() * this.#day.edges)];
    const held = edge?.get(id);
    const age = held === undefined ? Infinity : this.#now - held.since;
    const isHit = age < this.#day.sharedMaxAge + STALE_WHILE_REVALIDATE_S;
    if (isHit) this.hits += 1;
    const before = held?.version;
    if (age >= this.#day.sharedMaxAge) {
      edge?.set(id, { version: await this.#request(id), since: this.#now });
    }
    const viewed = isHit ? before : edge?.get(id)?.version;
    const replacedAt = this.#changesAt[id]?.[viewed ?? 0] ?? Infinity;
    if (replacedAt <= this.#now) this.outdated.push(this.#now - replacedAt);
  }

  async #request(id: number): Promise<number> {
    this.handlerRequests += 1;
    const handler = this.#handlers[Math.floor(this.#random() * this.#day.handlers)];
    const response = await handler?.(new Request(`https://www.example/embeds/${id}.json`));
    if (response?.status !== 200) throw new Error(`The handler answers ${response?.status}.`);
    const { title } = (await response.json()) as { readonly title: string };
    return Number(title);
  }
}

/** Requests in a day by a cache that fetches with the first request after the lifetime of what it holds. */
const renewals = (requestsPerSecond: number, { sharedMaxAge }: Day): number =>
  requestsPerSecond === 0 ? 0 : DAY_S / (sharedMaxAge + 1 / requestsPerSecond);

/** The expected load, if views of an embed are independent of each other and even over the day. */
const expectedLoad = (day: Day): ExpectedLoad => {
  const shares = cumulativeShares(day.embeds);
  let handlerRequests = 0;
  let serviceRequests = 0;
  let sharedRequests = 0;
  for (let index = 0; index < day.embeds; index += 1) {
    const share = (shares[index] ?? 0) - (shares[index - 1] ?? 0);
    const views = (share * day.views) / DAY_S;
    const ofEmbed = day.edges * renewals(views / day.edges, day);
    handlerRequests += ofEmbed;
    serviceRequests += day.handlers * renewals(ofEmbed / DAY_S / day.handlers, day);
    sharedRequests += renewals(ofEmbed / DAY_S, day);
  }
  return { handlerRequests, serviceRequests, sharedRequests };
};

const count = (number: number): string => Math.round(number).toLocaleString('en');

const percentage = (part: number, whole: number): string =>
  `${((100 * part) / whole).toFixed(1)} %`;

const describeLoad = (day: Day, { handlerRequests, serviceRequests }: Load): string =>
  `${count(handlerRequests)} requests to a handler (${percentage(handlerRequests, day.views)}), ` +
  `${count(serviceRequests)} to the service`;

const percentile = (sorted: readonly number[], share: number): string =>
  `${Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)} s`;

const simulation = new Simulation(SIMULATED);
await simulation.run();
const outdated = [...simulation.outdated].sort((a, b) => a - b);

console.log(`${count(SIMULATED.views)} views of ${SIMULATED.embeds} embeds in a day, ${SIMULATED.edges} edges, ${SIMULATED.handlers} handlers, each embed changed ${SIMULATED.changes} times
  simulated: ${describeLoad(SIMULATED, simulation)}
  formula:   ${describeLoad(SIMULATED, expectedLoad(SIMULATED))}
  ${percentage(simulation.hits, SIMULATED.views)} of the views do not wait for a handler
  ${percentage(outdated.length, SIMULATED.views)} get an older version: half of them one replaced at most ${percentile(outdated, 0.5)} ago, 99 % ${percentile(outdated, 0.99)}, all ${percentile(outdated, 1)}
`);

/** The load in the busiest second of the day. */
const atPeak = (requests: number): string => count((activity((5 / 6) * DAY_S) * requests) / DAY_S);

const row = (day: Day): string => {
  const { handlerRequests, serviceRequests, sharedRequests } = expectedLoad(day);
  const cells = [
    `${day.sharedMaxAge} s`,
    day.edges === 1 ? 'yes' : 'no',
    percentage(day.views - handlerRequests, day.views),
    count(handlerRequests),
    atPeak(handlerRequests),
    count(serviceRequests),
    atPeak(serviceRequests),
    count(sharedRequests),
    atPeak(sharedRequests),
  ];
  return `| ${cells.join(' | ')} |`;
};

console.log(`${count(BILLION.views)} views of ${count(BILLION.embeds)} embeds in a day, ${atPeak(BILLION.views)} in the busiest second, ${BILLION.edges} edges, ${BILLION.handlers} handlers, by the formula

| sharedMaxAge | shield | from the CDN | requests to handlers | at peak, per second | requests to the service | at peak, per second | with a store | at peak, per second |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
${[60, 600, 3600]
  .flatMap((sharedMaxAge) =>
    [BILLION.edges, 1].map((edges) => row({ ...BILLION, sharedMaxAge, edges })),
  )
  .join('\n')}
`);

await measureProcesses();
