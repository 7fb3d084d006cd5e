import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AdTagContext } from '../../../../src/ad-tags/ad-tag-context.js';
import { otherPlayers } from '../../../../src/ad-tags/other-players/other-players.js';
import type {
  PlayerFault,
  PlayerReason,
} from '../../../../src/ad-tags/other-players/player-message.js';

/** What a player writes for each text in the query of a URL, as `playerReport` says it. */
export interface PlayerRows {
  readonly player: string;
  /** The context in words, for the title of the test. */
  readonly with: string;
  readonly context: AdTagContext;
  readonly rows: Readonly<Record<string, string>>;
}

/** A message without the beginning of its id, with its parameters. */
const messageText = ({ id, params }: PlayerFault | PlayerReason): string =>
  [id.replace(/^player-(?:reason|failure)-/, ''), ...Object.values(params).map(String)].join(' ');

/**
 * What a player makes of a text in the query of a URL: for each part that is no literal text, its kind, the text that the
 * player writes, and the reason. A player that fails has the reason alone.
 */
const playerReport = (
  text: string,
  { player, context }: Pick<PlayerRows, 'player' | 'context'>,
): string => {
  const tag = text.startsWith('https:') ? text : `https://ads.example/v?a=${text}`;
  const found = otherPlayers(tag, context).find((url) => url.player === player);
  assert.ok(found);
  if (found.failure !== null) return messageText(found.failure);
  const parts = found.segments
    .filter(({ kind, placeholder }) => kind !== 'same' || placeholder !== null)
    .map(({ kind, text: written, reason }) =>
      [kind, written, reason && messageText(reason)].filter(Boolean).join(' | '),
    );
  return parts.length === 0 ? 'the text itself' : parts.join(' and ');
};

/** One test for each row. */
export const playerRows = (rows: readonly PlayerRows[]): void => {
  for (const { rows: texts, ...options } of rows)
    describe(`${options.player} with ${options.with}`, () => {
      for (const [text, report] of Object.entries(texts))
        it(`writes for ${text}: ${report}`, () => {
          assert.equal(playerReport(text, options), report);
        });
    });
};
