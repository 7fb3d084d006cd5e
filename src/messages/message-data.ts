import type { MessageData, NoParams, WriteMessage } from './format.js';

/** Makes a message as data. The parameters are left out if it has none. */
type MakeMessage<Messages> = <Id extends keyof Messages>(
  id: Id,
  ...params: Messages[Id] extends NoParams ? [] : [params: Messages[Id]]
) => MessageData<Messages, Id>;

export const messageFactory =
  <Messages>(): MakeMessage<Messages> =>
  (id, ...[params]) =>
    ({ id, params: params ?? {} }) as MessageData<Messages, typeof id>;

/** Writes a message that is data. The compiler cannot follow an id with its parameters through a union of messages. */
export const writeData = <Messages>(
  write: WriteMessage<Messages>,
  { id, params }: MessageData<Messages>,
): string => (write as (id: keyof Messages, params: unknown) => string)(id, params);
