import type { Service } from '../service.js';
import { generation1Configurations, type Generation1Configurations } from './configurations.js';
import { generation1Embeds, type Generation1Embeds } from './embeds.js';
import { generation1Lives, type Generation1Lives } from './lives.js';
import { generation1Queues, type Generation1Queues } from './queues.js';
import { generation1Trackas, type Generation1Trackas } from './trackas.js';
import { generation1Videos, type Generation1Videos } from './videos.js';

/** The resources of generation 1 (spec 9). */
export interface Generation1 {
  readonly videos: Generation1Videos;
  readonly lives: Generation1Lives;
  readonly trackas: Generation1Trackas;
  readonly queues: Generation1Queues;
  readonly embeds: Generation1Embeds;
  readonly configurations: Generation1Configurations;
}

export const generation1 = (service: Service): Generation1 => ({
  videos: generation1Videos(service),
  lives: generation1Lives(service),
  trackas: generation1Trackas(service),
  queues: generation1Queues(service),
  embeds: generation1Embeds(service),
  configurations: generation1Configurations(service),
});

export type { Generation1Configurations } from './configurations.js';
export type { Generation1Embeds } from './embeds.js';
export type { Generation1Lives } from './lives.js';
export type { Generation1Queues } from './queues.js';
export type { Generation1Trackas } from './trackas.js';
export type {
  Generation1Videos,
  Generation1VideoCreate,
  Generation1VideoUpdate,
} from './videos.js';
