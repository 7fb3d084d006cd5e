import { CategorySchema, type Category } from '../../schema/index.js';
import type { CallOptions } from '../client-options.js';
import { operations } from '../operations.js';
import { pagedList, type PagedList } from '../lists/pages.js';
import { searchRules, type CategorySearch } from '../search.js';
import type { Service } from '../service.js';
import { shapesOf } from '../lists/shapes.js';

/** `/rest/v2/category` (spec 4.7). */
export interface Categories {
  list(search?: CategorySearch, options?: CallOptions): PagedList<Category>;
  get(id: string, options?: CallOptions): Promise<Category>;
}

const resource = '/rest/v2/category';
const shapes = shapesOf(CategorySchema);
const rules = searchRules.category;

export const categories = (service: Service): Categories => ({
  list: (search = {}, options) =>
    pagedList<Category>({ service, resource, shapes, search, rules, options }),
  get: operations<Category>(service, resource, shapes.one).get,
});
