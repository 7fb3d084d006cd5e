import { browserViewer } from '../../../src/player/viewer/browser-viewer.js';
import { interpretEmbed } from '../../../src/resolve/interpret-embed.js';
import type { PlayerConfig } from '../../../src/resolve/player-config.js';
import type { PlayerRequest } from '../player-session.js';

/** The configuration of a requested player for the viewer of the page. */
export const playerConfig = ({ host, embed, label }: PlayerRequest): PlayerConfig =>
  interpretEmbed(embed, browserViewer({ player: host }), { bulkLabel: label });
