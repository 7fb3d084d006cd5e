import type { AdTagContext } from './ad-tag-context.js';

const ownProperty = (object: unknown, key: string): unknown =>
  typeof object === 'object' && object !== null && Object.hasOwn(object, key)
    ? (object as Readonly<Record<string, unknown>>)[key]
    : undefined;

/** A variable of the page by its path, such as `shop.category`. */
export const pageVariableAt = ({ page }: AdTagContext, path: string): unknown =>
  path.split('.').reduce<unknown>(ownProperty, page?.variables);
