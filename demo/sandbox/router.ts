import { type Context, Hono } from 'hono';
import type { Answer, Call } from './call.js';
import { Failure } from './failure.js';
import { failureReply } from './json-reply.js';
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

const replyTo = async (
  call: Call,
  { access, sharing, answer }: Omit<Route, 'method' | 'path'>,
): Promise<Response> => {
  const { request, services, url } = call;
  try {
    checkOrigin(sharing, request, url);
    if (sharing === 'own-origin') checkAccept(request.headers);
    if (access === 'token') services.authorization.check(request.headers);
    return shared(await answer(call), sharing, request);
  } catch (error) {
    const failure = error instanceof Failure ? error : unexpected(error, request, url.pathname);
    return shared(failureReply(failure), sharing, request);
  }
};

/** Answers OPTIONS, and 405 for every other method that the address does not have. */
const otherMethods = (app: Hono, routes: readonly Route[]): void => {
  for (const { path, sharing } of routes) {
    const methods = routes
      .filter((route) => route.path === path)
      .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
    app.options(honoPath(path), ({ req }) => preflightReply(sharing, req.raw, methods));
    app.all(honoPath(path), ({ req }) => {
      const failure = new Failure(405, 'This address does not have this method.', {
        Allow: methods.join(', '),
      });
      return shared(failureReply(failure), sharing, req.raw);
    });
  }
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
  for (const route of routes) {
    app.on(route.method, honoPath(route.path), (context) =>
      replyTo(callOf(context, parametersOf(context, route.path)), route),
    );
  }
  otherMethods(app, routes);
  app.notFound((context) => {
    const { method } = context.req.raw;
    const isRead = method === 'GET' || method === 'HEAD';
    const answer: Answer = isRead
      ? otherwise
      : () => failureReply(new Failure(404, 'There is nothing at this address.'));
    return replyTo(callOf(context, {}), { access: 'open', sharing: 'any-origin', answer });
  });
  app.onError((error, { req }) => failureReply(unexpected(error, req.raw, req.path)));
  return app;
};
