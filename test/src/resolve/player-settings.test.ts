import { ruleTable } from './rule-table.js';

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
  'a percentage is refused': {
    embed: { width: '100%' },
    gives: size,
    finds: ['not-pixels /width'],
  },
  'a negative number is refused': {
    embed: { width: '-5' },
    gives: size,
    finds: ['not-pixels /width'],
  },
  'an empty text is read as null': {
    embed: { width: '' },
    gives: size,
    finds: ['empty-value /width'],
  },
  'less than one pixel becomes one pixel': {
    embed: { width: 0.5 },
    gives: { ...size, width: 1 },
    finds: ['out-of-bounds /width'],
  },
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

ruleTable('scroll mode (spec 2.5, platform facts 3 and 5)', (config) => config.scrollMode, {
  'scroll mode is off by default': {
    embed: {},
    gives: { enabled: false, muteOnMouseOver: false, destroyOn: [] },
  },
  'the event names of the player are known': {
    embed: {
      scrollmode_enabled: '1',
      scrollmode_mute_on_mouse_over: '1',
      scrollmode_destroy_on: ['AD_ERROR', 'ENDED'],
    },
    gives: {
      enabled: true,
      muteOnMouseOver: true,
      destroyOn: [
        { known: true, name: 'AD_ERROR' },
        { known: true, name: 'ENDED' },
      ],
    },
  },
  'event names are known in any case and listed once': {
    embed: { scrollmode_destroy_on: ['ended', 'ENDED', 'Ended'] },
    gives: { enabled: false, muteOnMouseOver: false, destroyOn: [{ known: true, name: 'ENDED' }] },
  },
  'the list may be JSON in a text': {
    embed: { scrollmode_destroy_on: '["PAUSE"]' },
    gives: { enabled: false, muteOnMouseOver: false, destroyOn: [{ known: true, name: 'PAUSE' }] },
  },
  'the list may be a text with commas': {
    embed: { scrollmode_destroy_on: 'PLAY, READY' },
    gives: {
      enabled: false,
      muteOnMouseOver: false,
      destroyOn: [
        { known: true, name: 'PLAY' },
        { known: true, name: 'READY' },
      ],
    },
  },
  'an unknown event is passed on unchanged, with a finding': {
    embed: { scrollmode_destroy_on: ['Close'] },
    gives: { enabled: false, muteOnMouseOver: false, destroyOn: [{ known: false, name: 'Close' }] },
    finds: ['unknown-destroy-event /scrollmode_destroy_on'],
  },
  'elements that are not texts are left out': {
    embed: { scrollmode_destroy_on: [5, null, ''] },
    gives: { enabled: false, muteOnMouseOver: false, destroyOn: [] },
    finds: ['not-text /scrollmode_destroy_on'],
  },
});
