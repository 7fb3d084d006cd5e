import { EmbedTemplateSchema, type EmbedTemplate } from '../../schema/index.js';
import type { CallOptions } from '../client-options.js';
import { operations } from '../operations.js';
import { pagedList, type PagedList } from '../lists/pages.js';
import { searchRules, type PageSearch } from '../search.js';
import type { Service } from '../service.js';
import { shapesOf } from '../lists/shapes.js';

/** `/rest/v2/embedtemplate` (spec 4.7). */
export interface EmbedTemplates {
  list(search?: PageSearch, options?: CallOptions): PagedList<EmbedTemplate>;
  get(id: string, options?: CallOptions): Promise<EmbedTemplate>;
}

const resource = '/rest/v2/embedtemplate';
const shapes = shapesOf(EmbedTemplateSchema);
const rules = searchRules.paging;

export const embedTemplates = (service: Service): EmbedTemplates => ({
  list: (search = {}, options) =>
    pagedList<EmbedTemplate>({ service, resource, shapes, search, rules, options }),
  get: operations<EmbedTemplate>(service, resource, shapes.one).get,
});
