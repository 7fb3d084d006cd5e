import type { Body } from '../bodies/body.js';
import type { Call } from '../call.js';
import { Failure } from '../failure.js';
import { address } from '../write-rules.js';
import type { IncomingFile } from '../upload-store.js';

/** Milliseconds that another server has for a whole file. */
const PATIENCE = 60_000;

const PLACES =
  'video must be an http or https address on 127.0.0.1 or of this sandbox: it fetches from nowhere else.';

/**
 * Which addresses the sandbox fetches on behalf of a caller: its own, and those of this machine by
 * number. Everything else is refused, so that nobody uses it to reach what only it can reach.
 */
const fetchableUrl = (value: unknown, own: URL): URL => {
  if (typeof value !== 'string' || address.read(value) === undefined)
    throw new Failure(400, 'video must be a file part or the address of a file.');
  const url = new URL(value);
  if (url.origin !== own.origin && url.hostname !== '127.0.0.1') throw new Failure(400, PLACES);
  return url;
};

const unreachable = (): Failure =>
  new Failure(400, 'The file at the address of video cannot be fetched.');

/** The sandbox's own files need no socket. Redirects are not followed: they lead anywhere. */
const fetched = async (url: URL, { url: own, services }: Call): Promise<Response> => {
  const request = new Request(url, { redirect: 'error', signal: AbortSignal.timeout(PATIENCE) });
  const reply = await (url.origin === own.origin ? services.self(request) : fetch(request)).catch(
    () => null,
  );
  if (reply?.status !== 200 || reply.body === null) throw unreachable();
  return reply;
};

/**
 * The source of a new video: the file part `video` (spec 4.5), or the file at its address (spec
 * 4.6). `use` gets it and may keep it. Throws Failure 400 and 413.
 */
export const withSource = async <Result>(
  call: Call,
  { fields, files }: Body,
  use: (source: IncomingFile) => Promise<Result>,
): Promise<Result> => {
  const part = files.get('video');
  if (part !== undefined) return use(filled(part));
  if (fields['video'] === undefined) throw new Failure(400, 'video is missing.');
  const { body } = await fetched(fetchableUrl(fields['video'], call.url), call);
  const { uploads } = call.services;
  const file = await uploads
    .receive((body ?? []) as AsyncIterable<Uint8Array>)
    .catch((error: unknown) => {
      throw error instanceof Failure ? error : unreachable();
    });
  return use(filled(file)).finally(() => uploads.discard([file]));
};

const filled = (file: IncomingFile): IncomingFile => {
  if (file.size === 0) throw new Failure(400, 'The file of video is empty.');
  return file;
};
