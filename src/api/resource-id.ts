const ID = /^[\w-]{1,64}$/;

/**
 * Whether a text can be the id of an object: up to 64 letters of ASCII, digits, `_` and `-`. Ours:
 * the interface says that ids are text, and known ones are numbers. Nothing in it can leave
 * its place in a path, however often a server decodes it.
 */
export const isResourceId = (id: unknown): id is string => typeof id === 'string' && ID.test(id);
