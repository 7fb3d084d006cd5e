import type { Answer } from '../call.js';
import { SLOTS } from '../encoder/slots.js';
import { jsonReply } from '../json-reply.js';
import { presented, videoGeneration1 } from './presentation.js';

/**
 * The slots of the encoder queue, the most urgent one first, each with the videos that wait in it or
 * are being converted (spec 2.9): the one at work comes first.
 */
export const videoQueues: Answer = async (call) => {
  const jobs = await call.services.queue.jobs();
  const slots = SLOTS.map(async (slot) => {
    const names = jobs.filter((job) => job.slot === slot && job.kind === 'video');
    const found = await call.services.objects.findAll(names);
    const videos = await presented(
      found.map(({ json }) => json),
      videoGeneration1,
      call,
    );
    const inOrder = names.flatMap(({ id }) => videos.filter((video) => video['id'] === id));
    return { slot, video: inOrder };
  });
  return jsonReply(await Promise.all(slots));
};
