import type { Answer } from './call.js';
import { Failure } from './failure.js';
import { fileReply } from './file-reply.js';

/** A file of the hosted player that is served as it is. */
const playerFile =
  (name: string): Answer =>
  async ({ request, services }) => {
    const file =
      (await services.playerScript.file(name)) ?? (await services.playerStyle.file(name));
    if (file === null) throw new Failure(404, 'There is no such file.');
    return fileReply(file, request);
  };

/** The script of the standard code: puts the hosted player in the place of each container. */
export const embedScript = playerFile('embed.js');

export const playerStyle = playerFile('hosted-player.css');
