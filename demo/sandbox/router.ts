import { type Context, Hono } from 'hono';
import type { Answer, Call } from './call.js';
import { Failure } from './failure.js';
import { failureReply } from './json-reply.js';
import { meantMethod } from './method.js';
import type { Route } from './routes.js';
import type { Services } from './services.js';
import { checkOrigin, preflightReply, type Sharing, sharingHeaders } from './sharing.js';

/** A parameter with the extension that follows it: Hono matches whole segments. */
const PARAMETER = /\{(\w+)\}(\.\w+)?/g;

const honoPath = (path: string): string =>
  path.replace(PARAMETER, (_, name: string, extension: string | undefined) =>
    extension === undefined ? `:${name}` : `:${name}{[^/]+\\${extension}}`,
  );

const parametersOf = (context: Context, path: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...path.matchAll(PARAMETER)].map(([, name = '', extension = '']) => {
      const value = context.req.param(name) ?? '';
      return [name, value.slice(0, value.length - extension.length)];
    }),
  );

/** JSON is the only format (spec 1). A request without the header accepts anything. */
const checkAccept = (headers: Headers): void => {
  const accept = headers.get('accept') ?? '*/*';
  if (!/(?:application|\*)\/(?:json|\*)/i.test(accept))
    throw new Failure(406, 'The only format is application/json.');
};

/** Tells the person at the console what went wrong, never the caller. */
const unexpected = (error: unknown, { method }: Request, path: string): Failure => {
  console.error(
    `${method} ${path}: ${error instanceof Error ? (error.stack ?? error.message) : 'unknown error'}`,
  );
  return new Failure(500, 'Internal error.');
};

const shared = (response: Response, sharing: Sharing, request: Request): Response => {
  response.headers.set('X-Content-Type-Options', 'nosniff');
  const headers = sharingHeaders(sharing, request.headers.get('origin'));
  for (const [name, value] of Object.entries(headers)) response.headers.append(name, value);
  return response;
};

const answered = async (
  call: Call,
  { access, sharing, answer }: Omit<Route, 'method' | 'path'>,
): Promise<Response> => {
  const { request, services, url } = call;
  checkOrigin(sharing, request, url);
  if (sharing === 'own-origin') checkAccept(request.headers);
  if (access === 'token') services.authorization.check(request.headers);
  return answer(call);
};

/** Replies with what `answer` gives, or with the failure that it throws. */
const reply = async (
  call: Call,
  sharing: Sharing,
  answer: (call: Call) => Response | Promise<Response>,
): Promise<Response> => {
  const { request, url } = call;
  try {
    return shared(await answer(call), sharing, request);
  } catch (error) {
    const failure = error instanceof Failure ? error : unexpected(error, request, url.pathname);
    return shared(failureReply(failure), sharing, request);
  }
};

/** Answers one address: by the route of the method, OPTIONS by itself, anything else with 405. */
const dispatch =
  (routes: readonly Route[], sharing: Sharing) =>
  (call: Call): Response | Promise<Response> => {
    const methods = routes.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
    const method = meantMethod(call.request, methods);
    if (method === 'OPTIONS') return preflightReply(sharing, methods);
    const route = routes.find((one) => one.method === (method === 'HEAD' ? 'GET' : method));
    if (route !== undefined) return answered(call, route);
    throw new Failure(405, 'This address does not have this method.', {
      Allow: methods.join(', '),
    });
  };

/** Makes the application from the table. What no route has is answered by `otherwise`. */
export const router = (routes: readonly Route[], services: Services, otherwise: Answer): Hono => {
  const app = new Hono();
  const callOf = ({ req }: Context, parameters: Call['parameters']): Call => ({
    request: req.raw,
    url: new URL(req.url),
    parameters,
    services,
  });
  for (const { path, sharing } of routes) {
    const answer = dispatch(
      routes.filter((route) => route.path === path),
      sharing,
    );
    app.all(honoPath(path), (context) =>
      reply(callOf(context, parametersOf(context, path)), sharing, answer),
    );
  }
  app.notFound((context) => {
    const { method } = context.req.raw;
    const isRead = method === 'GET' || method === 'HEAD';
    return reply(callOf(context, {}), 'any-origin', (call) => {
      if (!isRead) throw new Failure(404, 'There is nothing at this address.');
      return otherwise(call);
    });
  });
  app.onError((error, { req }) => failureReply(unexpected(error, req.raw, req.path)));
  return app;
};
