import { html, nothing, type TemplateResult } from 'lit';
import {
  otherPlayers,
  type OtherPlayerSegment,
  type OtherPlayerUrl,
} from '../../../src/ad-tags/other-players/other-players.js';
import { writeData } from '../../../src/messages/message-data.js';
import type { ExpandedTag } from '../expand-input.js';
import { panelText } from '../panels/panel-text.js';
import {
  badge,
  breakable,
  disclosure,
  paged,
  shortenedAt,
  table,
  type Tone,
  type ViewContext,
  type ViewTemplate,
} from './view-context.js';

const TONES: Readonly<Record<Exclude<OtherPlayerSegment['kind'], 'same'>, Tone>> = {
  different: 'doubt',
  kept: 'bad',
  unknown: 'private',
};

/** Characters at each end of a part of a URL. */
const MAX_TEXT = 1000;

/** A difference has its number, its kind and a border beside its color; a part that is left out is named. */
const segment = (
  view: ViewContext,
  { kind, text }: OtherPlayerSegment,
  number: number,
): ViewTemplate =>
  kind === 'same'
    ? html`${breakable(shortenedAt(text, MAX_TEXT))}`
    : html`<wbr /><mark class="mark ${TONES[kind]} ${text === '' ? 'omitted' : kind}" data-number=${number}
        ><span class="visually-hidden">${panelText(view)(`player-kind-${kind}`)}: </span>${
          text === '' ? panelText(view)('player-omitted') : shortenedAt(text, MAX_TEXT)
        }</mark
      >`;

const differenceRow = (
  view: ViewContext,
  { kind, text, ours, placeholder, reason }: OtherPlayerSegment,
  number: number,
): TemplateResult => {
  const { translate } = view;
  return html`<tr role="row">
    <th role="rowheader" scope="row">
      <span class="number">${number}</span> <code>${placeholder ?? translate('tag-empty-value')}</code>
    </th>
    <td role="cell">
      ${badge(kind === 'same' ? '' : TONES[kind], kind === 'same' ? '' : panelText(view)(`player-kind-${kind}`))}
      ${text === '' ? panelText(view)('player-omitted') : html`<code>${shortenedAt(text, MAX_TEXT)}</code>`}
    </td>
    <td role="cell"><code>${ours === '' ? translate('tag-empty-value') : shortenedAt(ours, MAX_TEXT)}</code></td>
    <td role="cell">${reason === null ? nothing : writeData(panelText(view), reason)}</td>
  </tr>`;
};

const differencesOf = ({ segments }: OtherPlayerUrl): readonly OtherPlayerSegment[] =>
  segments.filter(({ kind }) => kind !== 'same');

const differences = (view: ViewContext, player: OtherPlayerUrl): readonly ViewTemplate[] => {
  const { translate } = view;
  const text = panelText(view);
  const columns = [text('player-that'), text('player-own'), translate('tag-column-reason')];
  return paged(view, `player-rows:${player.player}`, differencesOf(player), (shown) =>
    table(
      '',
      writeData(text, player.label),
      [translate('tag-column-placeholder'), ...columns],
      shown.map((difference, index) => differenceRow(view, difference, index + 1)),
    ),
  );
};

/** The URL as far as it is shown. Each part between two differences is a segment. */
const urlSegments = (view: ViewContext, player: OtherPlayerUrl): readonly ViewTemplate[] => {
  const numbers = new Map(
    differencesOf(player).map((difference, index) => [difference, index + 1]),
  );
  return paged(
    view,
    `player:${player.player}:url`,
    player.segments,
    (shown) =>
      html`<p class="url" translate="no"><code>${shown.map((urlSegment) => segment(view, urlSegment, numbers.get(urlSegment) ?? 0))}</code></p>`,
  );
};

const playerItem = (view: ViewContext, player: OtherPlayerUrl): TemplateResult => {
  const count = differencesOf(player).length;
  const text = panelText(view);
  const differenceBadge =
    count === 0
      ? badge('good', text('player-same'))
      : badge('doubt', text('player-differences', { count }));
  return html`<li class="player">
    <h3>
      ${writeData(panelText(view), player.label)}
      ${player.url === null ? badge('bad', text('player-no-request')) : differenceBadge}
    </h3>
    ${player.failure === null ? urlSegments(view, player) : html`<p>${writeData(panelText(view), player.failure)}</p>`}
    ${
      count === 0
        ? nothing
        : disclosure(view, `player:${player.player}`, panelText(view)('player-why'), () =>
            differences(view, player),
          )
    }
  </li>`;
};

/** What other players would request for the same tag, with the differences marked. */
export const playersPanel = (view: ViewContext, { template, context }: ExpandedTag): ViewTemplate =>
  html`<p class="note">${panelText(view)('player-note')}</p>
    <ul role="list" class="players">
      ${otherPlayers(template, context).map((player) => playerItem(view, player))}
    </ul>`;
