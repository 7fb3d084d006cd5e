import { rowsOf, ruleTable } from './rule-table.js';

const size = { width: null, height: null, responsive: false, crop: false, aspectRatio: 16 / 9 };

ruleTable('size (spec 2.5)', (config) => config.size, {
  'numbers may be texts': {
    embed: { width: '640', height: '480', responsive: '1', crop: '1' },
    gives: { width: 640, height: 480, responsive: true, crop: true, aspectRatio: 4 / 3 },
  },
  'the aspect ratio is 16:9 without a size': { embed: {}, gives: size },
  'a width without a height does not change the aspect ratio': {
    embed: { width: 640 },
    gives: { ...size, width: 640 },
  },
  'a number may have the unit px': { embed: { width: '640px' }, gives: { ...size, width: 640 } },
  '0 means no size (platform facts 4.3)': { embed: { width: '0', height: 0 }, gives: size },
  ...rowsOf<[width: unknown, finding: string, read: number | null]>(
    [
      ['a percentage is refused', '100%', 'not-pixels', null],
      ['a negative number is refused', '-5', 'not-pixels', null],
      ['an empty text is read as null', '', 'empty-value', null],
      ['less than one pixel becomes one pixel', 0.5, 'out-of-bounds', 1],
    ],
    (width, finding, read) => ({
      embed: { width },
      gives: { ...size, width: read },
      finds: [`${finding} /width`],
    }),
  ),
  'exponents are refused': {
    embed: { width: '1e3', height: 1e21 },
    gives: size,
    finds: ['not-pixels /width', 'not-pixels /height'],
  },
});

const playback = {
  autoplay: false,
  muted: false,
  preload: false,
  pictureInPicture: false,
  desktopPlayer: '',
};

ruleTable('playback (spec 2.5)', (config) => config.playback, {
  'everything is off by default': { embed: {}, gives: playback },
  'flags may be texts': {
    embed: { autoplay: '1', mute: '1', preload: '1', pip: '1', desktop_player: 'html5' },
    gives: {
      autoplay: true,
      muted: true,
      preload: true,
      pictureInPicture: true,
      desktopPlayer: 'html5',
    },
  },
  'flags may be numbers and booleans': {
    embed: { autoplay: 1, mute: true, preload: 0, pip: false },
    gives: { ...playback, autoplay: true, muted: true },
  },
  'other values are refused as flags': {
    embed: { autoplay: 'true', mute: 'yes', preload: '1 ', pip: ['1'] },
    gives: playback,
    finds: ['not-flag /autoplay', 'not-flag /mute', 'not-flag /preload', 'not-flag /pip'],
  },
});

ruleTable('controls (spec 2.5)', (config) => config.controls, {
  'the bar is visible and seeking allowed by default (platform facts 2.2)': {
    embed: {},
    gives: { visible: true, autoHide: false, seekable: true },
  },
  '0 hides the bar and forbids seeking': {
    embed: { controlbar_visible: '0', controlbar_auto_hide: '1', seekable: '0' },
    gives: { visible: false, autoHide: true, seekable: false },
  },
  'an invalid flag leaves the default': {
    embed: { seekable: 'off' },
    gives: { visible: true, autoHide: false, seekable: true },
    finds: ['not-flag /seekable'],
  },
});

const look = { skin: '', backgroundColor: null, backgroundImage: null, playerColor: null };

ruleTable('look (spec 2.5)', (config) => config.look, {
  'colors may lack their #': {
    embed: { skin: 's', background_color: '000000', player_color: 'FFCE3E' },
    gives: { ...look, skin: 's', backgroundColor: '#000000', playerColor: '#FFCE3E' },
  },
  'colors may have their #': {
    embed: { background_color: '#fff', player_color: '#ffce3e80' },
    gives: { ...look, backgroundColor: '#fff', playerColor: '#ffce3e80' },
  },
  'other notations are refused': {
    embed: { background_color: 'red;inset:0', player_color: '#12345' },
    gives: look,
    finds: ['not-color /background_color', 'not-color /player_color'],
  },
  'a number is refused as a color, because its leading zeros are lost': {
    embed: { player_color: 123456 },
    gives: look,
    finds: ['not-color /player_color'],
  },
  'an image address that is not http(s) is refused': {
    embed: { background_image: 'data:image/png;base64,AA' },
    gives: look,
    finds: ['not-address /background_image'],
  },
});
