import { toJSONSchema } from 'zod';

/** The JSON Schema of the rules of the house, for editors. */
export const auditRulesSchema = (schema) =>
  JSON.stringify({
    title: 'Rules of the house for media-embed audit',
    ...toJSONSchema(schema, { io: 'input' }),
  });
