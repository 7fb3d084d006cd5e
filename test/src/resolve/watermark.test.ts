import { ruleTable } from './rule-table.js';

const url = 'https://media.example/logo.png';
const image = {
  url,
  width: null,
  height: null,
  opacity: 1,
  displayTime: null,
  hidesWithControls: false,
  link: null,
  offset: undefined,
};
const px = (value: number): object => ({ value, unit: 'px' });
const percent = (value: number): object => ({ value, unit: '%' });

ruleTable(
  'watermark (spec 2.5)',
  ({ watermark }) => watermark && { ...watermark, offset: undefined },
  {
    'there is no watermark without an image': { embed: { watermark_opacity: 'x' }, gives: null },
    'a watermark is opaque and always visible by default': {
      embed: { watermark: url },
      gives: image,
    },
    'all fields are read': {
      embed: {
        watermark: url,
        watermark_width: 64,
        watermark_height: '32',
        watermark_opacity: '0.5',
        watermark_displaytime: 10,
        watermark_hide: '1',
        watermark_link: 'https://www.example/',
      },
      gives: {
        ...image,
        width: 64,
        height: 32,
        opacity: 0.5,
        displayTime: 10,
        hidesWithControls: true,
        link: 'https://www.example/',
      },
    },
    'opacity is clamped, and a display time of 0 means always': {
      embed: { watermark: url, watermark_opacity: 2, watermark_displaytime: 0 },
      gives: image,
      finds: ['out-of-bounds /watermark_opacity'],
    },
    'a negative opacity is clamped to 0': {
      embed: { watermark: url, watermark_opacity: '-1' },
      gives: { ...image, opacity: 0 },
      finds: ['out-of-bounds /watermark_opacity'],
    },
    'a javascript: link is refused': {
      embed: { watermark: url, watermark_link: 'javascript:alert(1)' },
      gives: image,
      finds: ['not-address /watermark_link'],
    },
  },
);

ruleTable('watermark offsets (spec 2.5)', ({ watermark }) => watermark?.offset, {
  'a watermark without offsets is in the top right corner': {
    embed: { watermark: url },
    gives: { top: px(0), right: px(0), bottom: null, left: null },
  },
  'offsets may be pixels and percentages': {
    embed: { watermark: url, watermark_bottom: '10', watermark_left: '5%' },
    gives: { top: null, right: null, bottom: px(10), left: percent(5) },
  },
  'offsets of one axis leave the other axis to CSS': {
    embed: { watermark: url, watermark_bottom: '10px' },
    gives: { top: null, right: null, bottom: px(10), left: null },
  },
  'top applies before bottom and left before right, as in CSS': {
    embed: {
      watermark: url,
      watermark_top: 1,
      watermark_bottom: 2,
      watermark_left: 3,
      watermark_right: 4,
    },
    gives: { top: px(1), right: null, bottom: null, left: px(3) },
    finds: ['watermark-offsets /watermark_bottom', 'watermark-offsets /watermark_right'],
  },
  'an offset that is not a length is ignored': {
    embed: { watermark: url, watermark_top: 'calc(1px)', watermark_bottom: '2.5' },
    gives: { top: null, right: null, bottom: px(2.5), left: null },
    finds: ['not-length /watermark_top'],
  },
  '0 is a valid offset': {
    embed: { watermark: url, watermark_bottom: '0', watermark_left: 0 },
    gives: { top: null, right: null, bottom: px(0), left: px(0) },
  },
});
