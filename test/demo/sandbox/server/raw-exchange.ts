import { connect } from 'node:net';

/**
 * Sends the bytes of a request to a server of this machine, also of one that no client would send. Resolves with the
 * status of the reply, or null when the connection was closed without one. `isCutOff` ends the connection after them.
 */
export const rawExchange = (
  port: number,
  { head, body = '', isCutOff = false }: RawRequest,
): Promise<number | null> =>
  new Promise((resolve) => {
    let reply = '';
    const socket = connect(port, '127.0.0.1');
    socket.setEncoding('utf8').on('data', (text) => (reply += String(text)));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      const status = /^HTTP\/1\.1 (\d{3})/.exec(reply)?.[1];
      resolve(status === undefined ? null : Number(status));
    });
    socket.write(`${[...head, 'Connection: close'].join('\r\n')}\r\n\r\n${body}`);
    if (isCutOff) socket.end();
  });

export interface RawRequest {
  /** The request line and the headers but `Connection`. */
  readonly head: readonly string[];
  readonly body?: string;
  readonly isCutOff?: boolean;
}
