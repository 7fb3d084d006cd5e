import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { hasFfmpeg, testVideo } from '../../../installed.js';
import {
  jsonOf,
  openSandbox,
  type OpenSandbox,
  parsedSeed,
  temporaryFolder,
} from '../open-sandbox.js';
import { until } from '../until.js';

const SEED = parsedSeed({ embeds: [{ id: '1', title: '' }] });

const SAMPLE = fileURLToPath(
  new URL('../../../../../demo/sandbox/media/advert.mp4', import.meta.url),
);

const NO_FFMPEG = '/no/such/ffmpeg';

const formOf = (bytes: Uint8Array, more: Readonly<Record<string, string>> = {}): FormData => {
  const form = new FormData();
  form.set('title', 'Uploaded');
  for (const [name, value] of Object.entries(more)) form.set(name, value);
  form.set('video', new File([bytes], '../../../etc/passwd'));
  return form;
};

const VIDEOS = '/rest/v2/video.json';

const upload = async ({ send }: OpenSandbox, form: FormData): Promise<string> => {
  const reply = await send('POST', VIDEOS, form);
  assert.equal(reply.status, 201, await reply.clone().text());
  const video = await jsonOf(reply);
  assert.deepEqual([video['available_video'], video['invalid_video']], ['0', '0']);
  return String(video['id']);
};

type Json = Readonly<Record<string, unknown>>;

const videoOf = async ({ read }: OpenSandbox, id: string): Promise<Json> =>
  jsonOf(await read(`/rest/v2/video/${id}.json`));

const settled = (sandbox: OpenSandbox, id: string): Promise<Json> =>
  until(async () => {
    const video = await videoOf(sandbox, id);
    const isSettled = video['available_video'] === '1' || video['invalid_video'] === '1';
    return isSettled ? video : null;
  });

const queued = async ({
  read,
}: OpenSandbox): Promise<Readonly<Record<string, readonly string[]>>> => {
  const slots = (await (await read('/rest/queues_video.json')).json()) as {
    slot: string;
    video: { id: string; url_iphone: string }[];
  }[];
  assert.ok(slots.every(({ video }) => video.every(({ url_iphone: url }) => url === '')));
  return Object.fromEntries(slots.map(({ slot, video }) => [slot, video.map(({ id }) => id)]));
};

/** Files are removed right after the state of the video changes. */
const emptied = (folder: string): Promise<boolean> =>
  until(async () => ((await readdir(folder)).length === 0 ? true : null));

const pathOf = (address: unknown): string => new URL(String(address)).pathname;

const open = async (t: TestContext, ffmpeg: string, uploads?: string) => {
  const lines: string[] = [];
  const sandbox = await openSandbox(t, {
    seed: SEED,
    ffmpeg,
    log: (line) => lines.push(line),
    ...(uploads === undefined ? {} : { uploads }),
  });
  return { sandbox, lines };
};

test('an upload is converted and can be played, also in its embed', async (t) => {
  const uploads = await temporaryFolder(t);
  const { sandbox, lines } = await open(t, hasFfmpeg ? 'ffmpeg' : NO_FFMPEG, uploads);
  const id = await upload(
    sandbox,
    formOf(await testVideo({ size: '320x180', seconds: 2 }), {
      snapshot: '1',
      snapshot_time: '00:00:00.5',
    }),
  );
  const embed = await jsonOf(
    await sandbox.send('POST', '/rest/v2/embed.json', { title: 'E', video_id: id }),
  );
  const video = await settled(sandbox, id);
  assert.deepEqual([video['available_video'], video['invalid_video']], ['1', '0']);
  assert.deepEqual(await queued(sandbox), { high: [], normal: [], low: [] });
  const published = await jsonOf(
    await sandbox.call(`/published/embed/${String(embed['id'])}.json`),
  );
  assert.equal((published['video'] as Json)['url_video'], video['url_video']);
  const page = await (await sandbox.call(`/proxy/iframe.php/${String(embed['id'])}/demo`)).text();
  assert.ok(page.includes(pathOf(video['url_video'])));
  const first = await sandbox.read(`/rest/video/${id}.json`);
  assert.match(String((await jsonOf(first))['url_iphone']), /\/uploads\/[\da-f]{32}\//);
  await emptied(join(uploads, 'sources'));
  if (hasFfmpeg) await checkHls(sandbox, video, published['video'] as Json);
  else assert.equal(lines.length, 1);
});

const checkHls = async ({ call }: OpenSandbox, video: Json, nested: Json): Promise<void> => {
  const master = pathOf(video['url_iphone']);
  const folder = master.replace(/master\.m3u8$/, '');
  const text = await (await call(master)).text();
  assert.match(text, /RESOLUTION=320x180[\s\S]*360\/index\.m3u8/);
  assert.match(text, /180\/index\.m3u8/);
  const rendition = await (await call(`${folder}180/index.m3u8`)).text();
  for (const [file] of rendition.matchAll(/[\w-]+\.(?:m4s|mp4)/g)) {
    const reply = await call(`${folder}180/${file}`);
    assert.equal(reply.status, 200, file);
    assert.ok((await reply.arrayBuffer()).byteLength > 0);
  }
  assert.ok(Math.abs(Number(nested['duration']) - 2) < 0.2, String(nested['duration']));
  const image = await call(pathOf(video['preview_image']));
  assert.equal(image.headers.get('content-type'), 'image/jpeg');
  assert.deepEqual([...new Uint8Array(await image.arrayBuffer()).subarray(0, 2)], [0xff, 0xd8]);
};

test('without ffmpeg a video is served unconverted, and one notice is logged', async (t) => {
  const { sandbox, lines } = await open(t, NO_FFMPEG);
  const bytes = await readFile(SAMPLE);
  for (const id of [await upload(sandbox, formOf(bytes)), await upload(sandbox, formOf(bytes))]) {
    const video = await settled(sandbox, id);
    assert.equal(video['available_video'], '1');
    const reply = await sandbox.call(pathOf(video['url_video_mp4']));
    assert.equal(reply.headers.get('content-type'), 'video/mp4');
    assert.deepEqual(Buffer.from(await reply.arrayBuffer()), bytes);
  }
  assert.deepEqual(lines, ['ffmpeg is not installed: uploaded videos are served unconverted.']);
});

const LISTS = [
  ['text', Buffer.from('no video at all')],
  ['a playlist of other files', Buffer.from('#EXTM3U\n#EXTINF:1,\n/etc/passwd\n#EXT-X-ENDLIST\n')],
  ['a list of files', Buffer.from("ffconcat version 1.0\nfile '/etc/passwd'\n")],
  ['an MP4 that breaks off', Buffer.from('000000186674797069736f6d', 'hex')],
] as const;

for (const command of ['ffmpeg', NO_FFMPEG]) {
  for (const [what, bytes] of LISTS) {
    const isServed = what === 'an MP4 that breaks off' && (command === NO_FFMPEG || !hasFfmpeg);
    test(`${what} becomes ${isServed ? 'a file that is served' : 'invalid'} with ${command}`, async (t) => {
      const uploads = await temporaryFolder(t);
      const { sandbox } = await open(t, command, uploads);
      const id = await upload(sandbox, formOf(bytes));
      const video = await settled(sandbox, id);
      const expected = isServed ? ['1', '0'] : ['0', '1'];
      assert.deepEqual([video['available_video'], video['invalid_video']], expected);
      if (!isServed) await emptied(join(uploads, 'media'));
      await emptied(join(uploads, 'sources'));
      assert.deepEqual(await queued(sandbox), { high: [], normal: [], low: [] });
    });
  }
}

test('the hosted player shows a message for a video that could not be converted', async (t) => {
  const { sandbox } = await open(t, NO_FFMPEG);
  const id = await upload(sandbox, formOf(Buffer.from('no video')));
  const fields = { title: 'E', video_id: id };
  const embed = await jsonOf(await sandbox.send('POST', '/rest/v2/embed.json', fields));
  await settled(sandbox, id);
  const page = await (await sandbox.call(`/proxy/iframe.php/${String(embed['id'])}/demo`)).text();
  assert.match(page, /could not be converted/);
});

/** An encoder that only waits, so that the queue can be read. */
const sleeper = async (t: TestContext): Promise<string> => {
  const path = join(await temporaryFolder(t), 'encoder');
  await writeFile(path, '#!/bin/sh\n[ "$1" = -version ] || exec sleep 600\n', { mode: 0o755 });
  return path;
};

test('the queue lists the current and the waiting videos of each slot, without deleted ones', async (t) => {
  const { sandbox } = await open(t, await sleeper(t));
  const bytes = await readFile(SAMPLE);
  const first = await upload(sandbox, formOf(bytes, { squeeze_slot: 'low' }));
  const second = await upload(sandbox, formOf(bytes));
  const third = await upload(sandbox, formOf(bytes, { squeeze_slot: 'high' }));
  assert.deepEqual(await queued(sandbox), { high: [third], normal: [second], low: [first] });
  for (const id of [first, third]) {
    assert.equal((await sandbox.send('DELETE', `/rest/v2/video/${id}.json`)).status, 200);
  }
  assert.deepEqual(await queued(sandbox), { high: [], normal: [second], low: [] });
  const refused = await sandbox.send('POST', VIDEOS, formOf(bytes, { squeeze_slot: 'none' }));
  assert.equal(refused.status, 400);
});

/** Options of several sandboxes with the same database and uploads. */
const persistent = async (t: TestContext) => {
  const folder = await temporaryFolder(t);
  const uploads = join(folder, 'uploads');
  const media = join(uploads, 'media');
  const database = pathToFileURL(join(folder, 'sandbox.db')).href;
  return {
    media,
    options: { database, uploads, seed: SEED, log: () => undefined },
    /** Waits for the beginning of a conversion. */
    atWork: () => until(async () => ((await readdir(media)).length > 0 ? true : null)),
  };
};

test('a conversion that ends with its process is repeated, and fails the third time', async (t) => {
  const { options, atWork } = await persistent(t);
  const ffmpeg = await sleeper(t);
  const first = await openSandbox(t, { ...options, ffmpeg });
  const id = await upload(first, formOf(await readFile(SAMPLE)));
  await atWork();
  await first.close();
  for (let again = 0; again < 2; again += 1) {
    const sandbox = await openSandbox(t, { ...options, ffmpeg });
    assert.deepEqual((await queued(sandbox))['normal'], [id]);
    await atWork();
    await sandbox.close();
  }
  const last = await openSandbox(t, { ...options, ffmpeg: NO_FFMPEG });
  assert.equal((await settled(last, id))['invalid_video'], '1');
});

test('a conversion that was interrupted is finished by the next process', async (t) => {
  const { options, atWork, media } = await persistent(t);
  const first = await openSandbox(t, { ...options, ffmpeg: await sleeper(t) });
  const id = await upload(first, formOf(await readFile(SAMPLE)));
  await atWork();
  await first.close();
  const next = await openSandbox(t, { ...options, ffmpeg: NO_FFMPEG });
  const video = await settled(next, id);
  assert.equal(video['available_video'], '1');
  assert.equal((await readdir(media)).length, 1);
});

test('an encoder that is killed is started again', async (t) => {
  const folder = await temporaryFolder(t);
  const path = join(folder, 'encoder');
  const count = join(folder, 'count');
  const script = `[ "$1" = -version ] && exit 0\necho x >> ${count}\nkill -9 $$\n`;
  await writeFile(path, `#!/bin/sh\n${script}`, { mode: 0o755 });
  const { sandbox, lines } = await open(t, path);
  const id = await upload(sandbox, formOf(await readFile(SAMPLE)));
  assert.equal((await settled(sandbox, id))['invalid_video'], '1');
  assert.equal(await readFile(count, 'utf8'), 'x\nx\nx\n');
  assert.equal(lines.length, 4);
});

test('a video is fetched only from the sandbox itself and from this machine', async (t) => {
  const { createServer } = await import('node:http');
  const bytes = await readFile(SAMPLE);
  const server = createServer(({ url }, reply) => {
    if (url === '/away') reply.writeHead(302, { location: 'http://127.0.0.1/' }).end();
    else reply.writeHead(url === '/a.mp4' ? 200 : 404).end(bytes);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => server.close());
  const { port } = server.address() as { port: number };
  const { sandbox } = await open(t, NO_FFMPEG);
  for (const [video, status] of [
    ['http://sandbox.test/media/advert.mp4', 201],
    [`http://127.0.0.1:${port}/a.mp4`, 201],
    [`http://127.0.0.1:${port}/none.mp4`, 400],
    [`http://127.0.0.1:${port}/away`, 400],
    ['http://sandbox.test/media/none.mp4', 400],
    [`http://localhost.:${port}/a.mp4`, 400],
    [`http://[::ffff:127.0.0.1]:${port}/a.mp4`, 400],
    ['http://169.254.169.254/latest', 400],
    ['http://192.168.0.1/a.mp4', 400],
    ['https://elsewhere.example/a.mp4', 400],
    ['http://user:pass@127.0.0.1/a.mp4', 400],
    ['file:///etc/passwd', 400],
    ['/etc/passwd', 400],
  ] as const) {
    const reply = await sandbox.send('POST', VIDEOS, { title: 'A', video });
    assert.equal(reply.status, status, video);
  }
});

test('a file that is too large is refused with 413 and leaves no file', async (t) => {
  const uploads = await temporaryFolder(t);
  const sandbox = await openSandbox(t, { seed: SEED, uploads, maxUploadBytes: 1000 });
  const reply = await sandbox.send('POST', VIDEOS, formOf(new Uint8Array(1001)));
  assert.equal(reply.status, 413);
  const empty = await sandbox.send('POST', VIDEOS, formOf(new Uint8Array(0)));
  assert.equal(empty.status, 400);
  for (const folder of ['incoming', 'sources', 'media'])
    assert.deepEqual(await readdir(join(uploads, folder)), []);
});

test('an advideo is converted like a video (platform facts 1.3)', async (t) => {
  const { sandbox } = await open(t, NO_FFMPEG);
  const form = formOf(await readFile(SAMPLE), { destination_url: 'https://shop.example/' });
  const ad = await jsonOf(await sandbox.send('POST', '/rest/v2/advideo.json', form));
  assert.deepEqual(
    [ad['adv_type'], ad['destination_url'], ad['available_video']],
    ['advideo', 'https://shop.example/', '0'],
  );
});
