import { Failure } from './failure.js';

const OVERRIDE = 'x-http-method-override';

/**
 * The method that a request means: POST may stand for PUT or DELETE (spec 4.2). On other methods the
 * header says nothing. Throws Failure 405 when it names something else; `allowed` are the address's own.
 */
export const meantMethod = ({ method, headers }: Request, allowed: readonly string[]): string => {
  const override = headers.get(OVERRIDE)?.trim().toUpperCase();
  if (method !== 'POST' || override === undefined) return method;
  if (override !== 'PUT' && override !== 'DELETE') {
    throw new Failure(405, 'X-HTTP-Method-Override may name PUT or DELETE.', {
      Allow: allowed.join(', '),
    });
  }
  return override;
};
