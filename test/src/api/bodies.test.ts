import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import ky from 'ky';
import type { BodyFormat } from '../../../src/api/index.js';
import { writeBody, type Fields } from '../../../src/api/bodies.js';
import { jsonPart, readForm } from './form.js';

const image = new File(['pixels'], 'C:\\folder/poster.png', { type: 'image/png' });

const fields: Fields = {
  title: 'Über & co=1',
  default: true,
  skip_time: 5,
  nothing: null,
  absent: undefined,
  scrollmode_destroy_on: ['AD_ERROR', 'ENDED'],
  replace_rules: [{ subject: '[rnd]', value: 'random-number' }],
};

const parts = [
  ['title', 'Über & co=1'],
  ['default', '1'],
  ['skip_time', '5'],
  ['nothing', ''],
  ['scrollmode_destroy_on[0]', 'AD_ERROR'],
  ['scrollmode_destroy_on[1]', 'ENDED'],
  ['replace_rules[0][subject]', '[rnd]'],
  ['replace_rules[0][value]', 'random-number'],
];

const json = {
  title: 'Über & co=1',
  default: 1,
  skip_time: 5,
  nothing: null,
  scrollmode_destroy_on: ['AD_ERROR', 'ENDED'],
  replace_rules: [{ subject: '[rnd]', value: 'random-number' }],
};

/** The request that ky makes of a body. */
const requestOf = async (body: Fields, format: BodyFormat): Promise<Request> => {
  const sent: Request[] = [];
  await ky.post('https://media.example', {
    ...writeBody(body, format),
    fetch: (request) => {
      sent.push((request as Request).clone());
      return Promise.resolve(new Response());
    },
  });
  return sent[0] ?? assert.fail('nothing was sent');
};

void describe('writeBody (spec 4.1)', () => {
  void it('writes a form with a part for each item of a list or an object', async () => {
    const request = await requestOf(fields, 'urlencoded');
    assert.match(request.headers.get('content-type') ?? '', /^application\/x-www-form-urlencoded/);
    assert.deepEqual([...new URLSearchParams(await request.text())], parts);
  });

  void it('writes JSON with flags as 1 and 0', async () => {
    const request = await requestOf(fields, 'json');
    assert.equal(request.headers.get('content-type'), 'application/json');
    assert.deepEqual(await request.json(), json);
  });

  void it('writes a multipart form with one part per field', async () => {
    const request = await requestOf(fields, 'multipart');
    assert.match(request.headers.get('content-type') ?? '', /^multipart\/form-data; boundary=/);
    assert.deepEqual([...(await readForm(request))], parts);
  });

  void it('writes a multipart form with files beside one part of JSON', async () => {
    const form = await readForm(
      await requestOf({ ...fields, preview_image: image }, 'multipart-json'),
    );
    assert.deepEqual([...form.keys()].sort(), ['_json_body', 'preview_image']);
    assert.deepEqual(jsonPart(form), json);
  });

  for (const format of ['json', 'urlencoded', 'multipart'] as const) {
    void it(`writes files as a multipart form in the format ${format}, with file names without folders`, async () => {
      const form = await readForm(
        await requestOf(
          { titolo: 'Goal', video: new Blob(['frames']), preview_image: image },
          format,
        ),
      );
      const [video, preview] = [form.get('video'), form.get('preview_image')];
      assert.ok(video instanceof File && preview instanceof File);
      assert.deepEqual([video.name, await video.text()], ['video', 'frames']);
      assert.deepEqual([preview.name, preview.type], ['poster.png', 'image/png']);
      assert.equal(form.get('titolo'), 'Goal');
    });
  }
});
