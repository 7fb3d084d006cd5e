import { ruleTable } from './rule-table.js';

const url = 'https://media.example/logo.png';
const px = (value: number): object => ({ value, unit: 'px' });
const percent = (value: number): object => ({ value, unit: '%' });

ruleTable(
  'watermark (spec 2.5)',
  ({ watermark }) => watermark && { ...watermark, offset: undefined },
  [
    {
      says: 'no image, no watermark, whatever else is set',
      embed: { watermark_opacity: 'x' },
      gives: null,
    },
    {
      says: 'an image alone: opaque, always there',
      embed: { watermark: url },
      gives: {
        url,
        width: null,
        height: null,
        opacity: 1,
        displayTime: null,
        hidesWithControls: false,
        link: null,
        offset: undefined,
      },
    },
    {
      says: 'all fields',
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
        url,
        width: 64,
        height: 32,
        opacity: 0.5,
        displayTime: 10,
        hidesWithControls: true,
        link: 'https://www.example/',
        offset: undefined,
      },
    },
    {
      says: 'opacity is clamped; a display time of 0 is always',
      embed: { watermark: url, watermark_opacity: 2, watermark_displaytime: 0 },
      gives: {
        url,
        width: null,
        height: null,
        opacity: 1,
        displayTime: null,
        hidesWithControls: false,
        link: null,
        offset: undefined,
      },
      finds: ['out-of-bounds /watermark_opacity'],
    },
    {
      says: 'a negative opacity is invisible',
      embed: { watermark: url, watermark_opacity: '-1' },
      gives: {
        url,
        width: null,
        height: null,
        opacity: 0,
        displayTime: null,
        hidesWithControls: false,
        link: null,
        offset: undefined,
      },
      finds: ['out-of-bounds /watermark_opacity'],
    },
    {
      says: 'a script is no link',
      embed: { watermark: url, watermark_link: 'javascript:alert(1)' },
      gives: {
        url,
        width: null,
        height: null,
        opacity: 1,
        displayTime: null,
        hidesWithControls: false,
        link: null,
        offset: undefined,
      },
      finds: ['not-address /watermark_link'],
    },
  ],
);

ruleTable('watermark offsets (spec 2.5)', ({ watermark }) => watermark?.offset, [
  {
    says: 'none: the top right corner (ours)',
    embed: { watermark: url },
    gives: { top: px(0), right: px(0), bottom: null, left: null },
  },
  {
    says: 'pixels and per cent',
    embed: { watermark: url, watermark_bottom: '10', watermark_left: '5%' },
    gives: { top: null, right: null, bottom: px(10), left: percent(5) },
  },
  {
    says: 'one axis alone leaves the other to CSS',
    embed: { watermark: url, watermark_bottom: '10px' },
    gives: { top: null, right: null, bottom: px(10), left: null },
  },
  {
    says: 'top wins over bottom and left over right, as CSS has it',
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
  {
    says: 'an offset that is no length does not count',
    embed: { watermark: url, watermark_top: 'calc(1px)', watermark_bottom: '2.5' },
    gives: { top: null, right: null, bottom: px(2.5), left: null },
    finds: ['not-length /watermark_top'],
  },
  {
    says: '0 is an offset',
    embed: { watermark: url, watermark_bottom: '0', watermark_left: 0 },
    gives: { top: null, right: null, bottom: px(0), left: px(0) },
  },
]);
