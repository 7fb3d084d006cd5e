import type { AdTagContext } from '../../ad-tags/ad-tag-context.js';
import { findMacro } from '../../ad-tags/macro-registry.js';
import type { Viewer } from '../../viewer.js';
import { typicalViewer } from './typical-viewer.js';

const TYPICAL = typicalViewer('desktop');

/** A viewer in which every field that fills a macro has a value. */
const COMPLETE: Viewer = {
  ...TYPICAL,
  device: {
    ...(typeof TYPICAL.device === 'object' && TYPICAL.device),
    ip: '192.0.2.1',
    ifa: '00000000-0000-4000-8000-000000000000',
    ifaType: 'aaid',
    latLong: [0, 0],
  },
  app: { bundle: 'example', name: 'example', storeId: '1', storeUrl: 'https://www.example.com/' },
};

const GROUPS = ['page', 'player', 'device', 'app', 'consent'] as const;

/** One field of the viewer: its path, and a context in which nothing else is known. */
type FieldContext = readonly [path: string, context: AdTagContext];

const FIELDS: readonly FieldContext[] = GROUPS.flatMap((group) =>
  Object.entries(COMPLETE[group] ?? {}).map(([name, value]): FieldContext => [
    `viewer.${group}.${name}`,
    { [group]: { [name]: value as unknown } },
  ]),
);

/**
 * The field of the viewer that alone gives a macro its value, such as `viewer.page.url` for `page_url`; null if several
 * do, or another part of the context.
 */
export const viewerField = (macro: string): string | null => {
  const value = findMacro(macro)?.value ?? null;
  if (value === null) return null;
  const shared = { cachebuster: () => undefined };
  return FIELDS.find(([, context]) => value(context, shared) !== undefined)?.[0] ?? null;
};
