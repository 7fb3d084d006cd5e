import { otherPlayers } from '../../../src/ad-tags/other-players/other-players.js';
import type { ExpandedTag } from '../expand-input.js';
import { playersView } from '../views/players-view.js';
import type { ViewTemplate, ViewContext } from '../views/view-context.js';

export const playersPanel = (view: ViewContext, { template, context }: ExpandedTag): ViewTemplate =>
  playersView(view, otherPlayers(template, context));
