import type { Service } from '../service.js';
import { adVideos, type AdVideos } from './ad-videos.js';
import { addArts, type AddArts } from './addarts.js';
import { amas, type Amas } from './amas.js';
import { bulks, type Bulks } from './bulks.js';
import { categories, type Categories } from './categories.js';
import { embedTemplates, type EmbedTemplates } from './embed-templates.js';
import { embeds, type Embeds } from './embeds.js';
import { lives, type Lives } from './lives.js';
import { videos, type Videos } from './videos.js';

/** The resources of generation 2 (spec 9). */
export interface Generation2 {
  readonly videos: Videos;
  readonly lives: Lives;
  readonly embeds: Embeds;
  readonly embedTemplates: EmbedTemplates;
  readonly categories: Categories;
  readonly amas: Amas;
  /** Beyond the interface. */
  readonly bulks: Bulks;
  /** Beyond the interface. */
  readonly addArts: AddArts;
  /** Beyond the interface. */
  readonly adVideos: AdVideos;
}

export const generation2 = (service: Service): Generation2 => ({
  videos: videos(service),
  lives: lives(service),
  embeds: embeds(service),
  embedTemplates: embedTemplates(service),
  categories: categories(service),
  amas: amas(service),
  bulks: bulks(service),
  addArts: addArts(service),
  adVideos: adVideos(service),
});

export type { AdVideos, AdVideoCreate } from './ad-videos.js';
export type { AddArts, AddArtCreate, AddArtUpdate } from './addarts.js';
export type { Amas, AmaUpdate } from './amas.js';
export type { Bulks, BulkCreate, BulkUpdate } from './bulks.js';
export type { Categories } from './categories.js';
export type { EmbedTemplates } from './embed-templates.js';
export type { Embeds, EmbedCreate } from './embeds.js';
export type { Lives, LiveCreate, LiveUpdate } from './lives.js';
export type { Videos, VideoCreate, VideoUpdate } from './videos.js';
