import { ruleTable } from './rule-table.js';

const size = { width: null, height: null, responsive: false, crop: false, aspectRatio: 16 / 9 };

ruleTable('size (spec 2.5)', (config) => config.size, [
  {
    says: 'numbers come as text',
    embed: { width: '640', height: '480', responsive: '1', crop: '1' },
    gives: { width: 640, height: 480, responsive: true, crop: true, aspectRatio: 4 / 3 },
  },
  { says: 'without a size the ratio is 16 by 9', embed: {}, gives: size },
  { says: 'a width alone says no ratio', embed: { width: 640 }, gives: { ...size, width: 640 } },
  { says: 'pixels may be named', embed: { width: '640px' }, gives: { ...size, width: 640 } },
  { says: '0 is no size (platform facts 4.3)', embed: { width: '0', height: 0 }, gives: size },
  {
    says: 'per cent is no number of pixels',
    embed: { width: '100%' },
    gives: size,
    finds: ['not-pixels /width'],
  },
  {
    says: 'a negative number is no length',
    embed: { width: '-5' },
    gives: size,
    finds: ['not-pixels /width'],
  },
  {
    says: 'an empty text is read as null',
    embed: { width: '' },
    gives: size,
    finds: ['empty-value /width'],
  },
  {
    says: 'less than a pixel is a pixel',
    embed: { width: 0.5 },
    gives: { ...size, width: 1 },
    finds: ['out-of-bounds /width'],
  },
  {
    says: 'exponents are refused',
    embed: { width: '1e3', height: 1e21 },
    gives: size,
    finds: ['not-pixels /width', 'not-pixels /height'],
  },
]);

const playback = {
  autoplay: false,
  muted: false,
  preload: false,
  pictureInPicture: false,
  desktopPlayer: '',
};

ruleTable('playback (spec 2.5)', (config) => config.playback, [
  { says: 'all is off when nothing is said', embed: {}, gives: playback },
  {
    says: 'flags are texts',
    embed: { autoplay: '1', mute: '1', preload: '1', pip: '1', desktop_player: 'html5' },
    gives: {
      autoplay: true,
      muted: true,
      preload: true,
      pictureInPicture: true,
      desktopPlayer: 'html5',
    },
  },
  {
    says: 'numbers and booleans are flags too',
    embed: { autoplay: 1, mute: true, preload: 0, pip: false },
    gives: { ...playback, autoplay: true, muted: true },
  },
  {
    says: 'other words are no flags',
    embed: { autoplay: 'true', mute: 'yes', preload: '1 ', pip: ['1'] },
    gives: playback,
    finds: ['not-flag /autoplay', 'not-flag /mute', 'not-flag /preload', 'not-flag /pip'],
  },
]);

ruleTable('controls (spec 2.5)', (config) => config.controls, [
  {
    says: 'a bar and seeking when nothing is said (platform facts 2.2)',
    embed: {},
    gives: { visible: true, autoHide: false, seekable: true },
  },
  {
    says: '0 hides the bar and forbids seeking',
    embed: { controlbar_visible: '0', controlbar_auto_hide: '1', seekable: '0' },
    gives: { visible: false, autoHide: true, seekable: false },
  },
  {
    says: 'an odd flag leaves the default',
    embed: { seekable: 'off' },
    gives: { visible: true, autoHide: false, seekable: true },
    finds: ['not-flag /seekable'],
  },
]);

const look = { skin: '', backgroundColor: null, backgroundImage: null, playerColor: null };

ruleTable('look (spec 2.5)', (config) => config.look, [
  {
    says: 'colours come without #',
    embed: { skin: 's', background_color: '000000', player_color: 'FFCE3E' },
    gives: { ...look, skin: 's', backgroundColor: '#000000', playerColor: '#FFCE3E' },
  },
  {
    says: 'and with it',
    embed: { background_color: '#fff', player_color: '#ffce3e80' },
    gives: { ...look, backgroundColor: '#fff', playerColor: '#ffce3e80' },
  },
  {
    says: 'other notations are refused',
    embed: { background_color: 'red;inset:0', player_color: '#12345' },
    gives: look,
    finds: ['not-color /background_color', 'not-color /player_color'],
  },
  {
    says: 'a number is no colour: its zeros are lost',
    embed: { player_color: 123456 },
    gives: look,
    finds: ['not-color /player_color'],
  },
  {
    says: 'an image has an http(s) address',
    embed: { background_image: 'data:image/png;base64,AA' },
    gives: look,
    finds: ['not-address /background_image'],
  },
]);

ruleTable('scroll mode (spec 2.5, platform facts 3 and 5)', (config) => config.scrollMode, [
  {
    says: 'off when nothing is said',
    embed: {},
    gives: { enabled: false, muteOnMouseOver: false, destroyOn: [] },
  },
  {
    says: 'events of the player are known',
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
  {
    says: 'in any case, each once',
    embed: { scrollmode_destroy_on: ['ended', 'ENDED', 'Ended'] },
    gives: { enabled: false, muteOnMouseOver: false, destroyOn: [{ known: true, name: 'ENDED' }] },
  },
  {
    says: 'the list may be JSON in a text',
    embed: { scrollmode_destroy_on: '["PAUSE"]' },
    gives: { enabled: false, muteOnMouseOver: false, destroyOn: [{ known: true, name: 'PAUSE' }] },
  },
  {
    says: 'or a text with commas',
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
  {
    says: 'an unknown event is passed on as it came',
    embed: { scrollmode_destroy_on: ['Close'] },
    gives: { enabled: false, muteOnMouseOver: false, destroyOn: [{ known: false, name: 'Close' }] },
    finds: ['unknown-destroy-event /scrollmode_destroy_on'],
  },
  {
    says: 'what is no text is left out',
    embed: { scrollmode_destroy_on: [5, null, ''] },
    gives: { enabled: false, muteOnMouseOver: false, destroyOn: [] },
    finds: ['not-text /scrollmode_destroy_on'],
  },
]);
