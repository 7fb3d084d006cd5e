import { type FieldEffect, given, seconds, when } from './field-effect.js';

const LETTERS = /\p{L}/u;

/** What plays, under which name, and in which box. */
export const CONTENT_FIELDS: readonly FieldEffect[] = [
  { field: 'title', effect: ({ title }) => given(title, (text) => `Names the player: “${text}”.`) },
  {
    field: 'public_id',
    effect: ({ identity }) =>
      given(identity.publicId, (id) => `Stands in the player’s address as ${id}, not the id.`),
  },
  {
    field: 'video',
    effect: ({ source, state }) => {
      if (source?.kind !== 'video') return null;
      if (state === 'processing') return 'Is not converted yet: a message in place of the player.';
      if (state === 'failed') return 'Could not be converted: a message in place of the player.';
      return source.duration === null ? 'Plays.' : `Plays for ${seconds(source.duration)}.`;
    },
  },
  {
    field: 'live',
    effect: ({ source }) =>
      when(source?.kind === 'live', 'Plays as a live: a badge, no end, no time bar.'),
  },
  {
    field: 'crop',
    effect: ({ size }) => when(size.crop, 'Fills the box; what sticks out is cut off.'),
  },
  {
    field: 'subtitles',
    effect: ({ subtitles: { tracks } }) =>
      when(
        tracks.length > 0,
        `Offers subtitles: ${tracks
          .map(({ label, language }) => (LETTERS.test(label) ? label : (language ?? '?')))
          .join(', ')}.`,
      ),
  },
  {
    field: 'subtitles_default_lang',
    effect: ({ subtitles }) =>
      given(subtitles.defaultLanguage, (language) => `Shows those in ${language} from the start.`),
  },
  {
    field: 'bulks',
    effect: ({ bulk }) =>
      given(bulk, ({ label, by }) => {
        const why = {
          label: 'its label was asked for',
          origin: 'of this page',
          any: 'it is for any page',
        };
        return `Lays the settings of the bulk “${label}” over the embed’s own: ${why[by]}.`;
      }),
  },
];
