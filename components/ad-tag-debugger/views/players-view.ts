import { html, nothing, type TemplateResult } from 'lit';
import type {
  OtherPlayerSegment,
  OtherPlayerUrl,
} from '../../../src/ad-tags/other-players/other-players.js';
import {
  badge,
  breakable,
  disclosure,
  headerRow,
  type Tone,
  type View,
  type ViewContext,
} from './view-context.js';

const TONES: Readonly<Record<Exclude<OtherPlayerSegment['kind'], 'same'>, Tone>> = {
  different: 'doubt',
  kept: 'bad',
  unknown: 'private',
};

const segment = ({ kind, text }: OtherPlayerSegment): View | readonly View[] =>
  kind === 'same'
    ? html`${breakable(text)}`
    : html`<wbr /><mark class="mark ${TONES[kind]}">${text}</mark>`;

const differenceRow = (
  { messages: { tag, players } }: ViewContext,
  { kind, text, ours, placeholder, reason }: OtherPlayerSegment,
): TemplateResult | typeof nothing =>
  kind === 'same'
    ? nothing
    : html`<tr role="row">
        <th role="rowheader" scope="row"><code>${placeholder ?? tag.emptyValue}</code></th>
        <td role="cell">${badge(TONES[kind], players.kinds[kind])} <code>${text}</code></td>
        <td role="cell"><code>${ours === '' ? tag.emptyValue : ours}</code></td>
        <td role="cell" lang="en">${reason}</td>
      </tr>`;

const differences = (view: ViewContext, { label, segments }: OtherPlayerUrl): TemplateResult => {
  const { players, tag } = view.messages;
  return html`<table role="table" class="table">
    <caption class="visually-hidden">${label}</caption>
    ${headerRow([tag.columns[0], players.player, players.own, tag.columns[2]])}
    <tbody role="rowgroup">${segments.map((one) => differenceRow(view, one))}</tbody>
  </table>`;
};

const playerItem = (view: ViewContext, player: OtherPlayerUrl): TemplateResult => {
  const { players } = view.messages;
  const count = player.segments.filter(({ kind }) => kind !== 'same').length;
  return html`<li class="player">
    <h3>
      ${player.label}
      ${
        player.url === null
          ? badge('bad', players.noRequest)
          : badge(
              count === 0 ? 'good' : 'doubt',
              count === 0 ? players.same : players.differences(count),
            )
      }
    </h3>
    ${
      player.url === null
        ? html`<p lang="en">${player.failure}</p>`
        : html`<p class="url" translate="no"><code>${player.segments.map(segment)}</code></p>`
    }
    ${
      count === 0
        ? nothing
        : disclosure(view, `player:${player.player}`, players.why, () => differences(view, player))
    }
  </li>`;
};

/** What other players would request for the same tag, with the differences marked. */
export const playersView = (
  view: ViewContext,
  players: readonly OtherPlayerUrl[],
): TemplateResult =>
  html`<p class="note">${view.messages.players.note}</p>
    <ul role="list" class="players">
      ${players.map((player) => playerItem(view, player))}
    </ul>`;
