import { Hono } from 'hono';
import type { SandboxEnv } from '../server/environment.js';
import { withBody } from '../server/request-body.js';
import { pathId, validateFields } from '../server/validation.js';
import { ADDART_DEFAULTS, BULK_DEFAULTS } from './defaults.js';
import { createEmbed } from './embeds.js';
import {
  changed,
  create,
  readHandler,
  removeGeneration1,
  removeGeneration2,
  update,
} from './handlers.js';
import { listArray, listBarePage, listPage } from './lists.js';
import { createLive, updateLive } from './lives.js';
import * as as from './presentation.js';
import { ama } from './presentation.js';
import * as schemas from './schemas.js';
import { AmaUpdate } from './schemas.js';
import * as videos from './videos.js';

/** There is one default: the others lose the flag in the same transaction. */
const onlyDefault = (id: string) => ({
  sql: `UPDATE object SET body = json_set(body, '$.default', '0')
    WHERE kind = 'ama' AND id <> ?1 AND json_extract(body, '$.default') IN ('1', 1)
      AND EXISTS (SELECT 1 FROM object
        WHERE kind = 'ama' AND id = ?1 AND json_extract(body, '$.default') = '1')`,
  values: [id],
});

/** Spec 4.9. */
const updateAma = withBody((c, { fields }) => {
  const changes = validateFields(c, AmaUpdate, fields);
  const also = changes.default === '1' ? [onlyDefault(pathId(c))] : [];
  return changed('ama', changes, ama, c, also);
});

/** `{resource-id}.json`: Hono matches whole path segments. */
const ID = ':id{[^/]+\\.json}';

const generation1 = new Hono<SandboxEnv>()
  // Reads (spec 4.4)
  .get('/video.json', listArray('video', as.videoGeneration1))
  .get(`/video/${ID}`, readHandler('video', as.videoGeneration1))
  .get('/tracka.json', listArray('tracka', as.trackaGeneration1))
  .get(`/tracka/${ID}`, readHandler('tracka', as.trackaGeneration1))
  .get('/queues_video.json', videos.listQueues)
  .get('/embed.json', listArray('embed', as.embed))
  .get(`/embed/${ID}`, readHandler('embed', as.embed))

  // Writes (spec 4.5)
  .post('/video.json', videos.createVideoGeneration1)
  .put(`/video/${ID}`, videos.updateVideoGeneration1)
  .delete(`/video/${ID}`, removeGeneration1('video'))
  .delete(`/live/${ID}`, removeGeneration1('live'))

  // Bulks, which generation 1 calls configurations (platform facts 2)
  .get('/configuration.json', listArray('bulk', as.configuration));

const generation2 = new Hono<SandboxEnv>()
  // Videos (spec 4.6; the others are platform facts 7 and 10)
  .get('/video.json', listBarePage('video', as.video))
  .post('/video.json', videos.createVideo)
  .get(`/video/${ID}`, readHandler('video', as.video))
  .put(`/video/${ID}`, videos.updateVideo)
  .delete(`/video/${ID}`, removeGeneration2('video'))

  // Embeds and templates (spec 4.7; the writes are platform facts 7)
  .get('/embedtemplate.json', listPage('embedtemplate', as.template))
  .get(`/embedtemplate/${ID}`, readHandler('embedtemplate', as.template))
  .get('/embed.json', listPage('embed', as.embed, schemas.EmbedQuery))
  .post('/embed.json', createEmbed)
  .get(`/embed/${ID}`, readHandler('embed', as.embed))
  .delete(`/embed/${ID}`, removeGeneration2('embed'))

  // Lives (spec 4.7, 4.8; the deletion is platform facts 7)
  .get('/live.json', listPage('live', as.live, schemas.LiveQuery))
  .post('/live.json', createLive)
  .get(`/live/${ID}`, readHandler('live', as.live))
  .put(`/live/${ID}`, updateLive)
  .delete(`/live/${ID}`, removeGeneration2('live'))

  // Categories (spec 4.7) and analytics (spec 4.9)
  .get('/category.json', listPage('category', as.category, schemas.CategoryQuery))
  .get(`/category/${ID}`, readHandler('category', as.category))
  .put(`/ama/${ID}`, updateAma)

  // Bulks (platform facts 2)
  .get('/bulk.json', listPage('bulk', as.bulk))
  .post('/bulk.json', create('bulk', as.bulk, schemas.NewBulk, BULK_DEFAULTS))
  .put(`/bulk/${ID}`, update('bulk', as.bulk, schemas.BulkUpdate))
  .delete(`/bulk/${ID}`, removeGeneration2('bulk'))

  // Ads (platform facts 1.1, 1.3)
  .post('/addart.json', create('addart', as.addart, schemas.NewAddArt, ADDART_DEFAULTS))
  .put(`/addart/${ID}`, update('addart', as.addart, schemas.AddArtUpdate))
  .delete(`/addart/${ID}`, removeGeneration2('addart'))
  .post('/advideo.json', videos.createAdVideo)
  .delete(`/advideo/${ID}`, removeGeneration2('advideo'));

/** The REST interface (spec 4). */
export const resourceRoutes = new Hono<SandboxEnv>()
  .route('/rest', generation1)
  .route('/rest/v2', generation2);
