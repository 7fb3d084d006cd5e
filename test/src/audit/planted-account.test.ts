import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createSandbox, type Sandbox } from '../../../demo/sandbox/sandbox.js';
import { createClient } from '../../../src/api/index.js';
import {
  accountSource,
  audit,
  AuditCauses,
  type AuditedObject,
  type AuditOptions,
  type AuditSource,
  surveyAudit,
} from '../../../src/audit/index.js';
import { type PlantedAccount, plantAccount } from '../../laboratory/account.js';
import { LaboratoryServers } from '../../laboratory/servers.js';
import { countTrackerRequests } from '../../laboratory/tracker-requests.js';

const SIZE = 2000;

const OPTIONS: AuditOptions = {
  inspect: { allowPrivate: true, requestsPerSecond: 1000, requestTimeoutMs: 60_000 },
};

/** What stops the ads of an object, by id and owner. */
const causesOf = ({ problems }: AuditedObject): readonly string[] => [
  ...new Set(
    problems.filter(({ by }) => by === 'verdict').map(({ id, owner }) => `${id} (${owner})`),
  ),
];

describe('the audit of an account with planted faults', () => {
  let trackerRequests: () => number;
  const causes = new AuditCauses();
  const objects = new Map<string, AuditedObject>();
  let servers: LaboratoryServers;
  let sandbox: Sandbox;
  let account: PlantedAccount;
  let source: AuditSource;

  before(async () => {
    // Tests of other files of the same process may request one.
    trackerRequests = countTrackerRequests();
    servers = await LaboratoryServers.start();
    account = plantAccount(servers, SIZE);
    sandbox = await createSandbox({ seed: account.seed, log: () => undefined });
    const baseUrl = 'https://media.example';
    const fetch = (request: Request) => sandbox.fetch(request);
    source = accountSource(createClient({ baseUrl, authKey: 'demo-key', fetch }));
    for await (const object of audit(source, OPTIONS)) {
      if (object.kind === 'embed') objects.set(object.id, object);
      causes.add(object);
    }
  });

  after(async () => {
    // The servers first: there is no sandbox where planting failed.
    await servers.stop();
    await sandbox.close();
  });

  it('finds every planted fault with its owner, and no other', () => {
    assert.equal(objects.size, SIZE);
    const wrong = account.faults.flatMap(({ name, expected, embeds }) => {
      const found = new Set(
        embeds.map((id) => causesOf(objects.get(id) as AuditedObject).join(', ')),
      );
      const right = `${expected.id} (${expected.owner})`;
      return [...found]
        .filter((one) => one !== right)
        .map((one) => `${name}: ${one}, and not ${right}`);
    });
    assert.deepEqual(wrong, []);
  });

  it('finds no error in an embed whose ads play', () => {
    const errors = account.sound.flatMap(
      (id) =>
        // The servers have no certificates.
        objects
          .get(id)
          ?.problems.filter(
            ({ id, severity }) => severity === 'error' && !id.includes('http-on-'),
          ) ?? [],
    );
    assert.deepEqual(errors, []);
  });

  it('counts the embeds and the slots that each cause reaches', () => {
    const counted = new Map<string, number>();
    const expected = new Map<string, number>();
    const add = (counts: Map<string, number>, name: string, count: number) =>
      counts.set(name, (counts.get(name) ?? 0) + count);
    for (const { by, id, owner, objects: reached } of causes.result().causes)
      if (by === 'verdict') add(counted, `${id} (${owner})`, reached.embed);
    for (const {
      expected: { id, owner },
      embeds,
    } of account.faults)
      add(expected, `${id} (${owner})`, embeds.length);
    assert.deepEqual([...counted].sort(), [...expected].sort());
  });

  it('says how many embeds have no ad', () => {
    const { states } = causes.result();
    assert.deepEqual(states.both.unknown, 0);
    const playing = account.sound.length;
    const onDesktop = account.faults.find(({ name }) => name === 'mobile-slot-missing');
    assert.equal(states.mobile.plays, playing);
    assert.equal(states.desktop.plays, playing + (onDesktop?.embeds.length ?? 0));
  });

  it('surveys each distinct tag once, and requests no tracker', async () => {
    const survey = await surveyAudit(source);
    const distinct = [...survey.tags.values()].reduce((sum, count) => sum + count, 0);
    assert.ok(distinct < 60, String(distinct));
    assert.equal(trackerRequests(), 0);
  });
});
