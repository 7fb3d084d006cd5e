import { EMBED } from '../conformance/interface/sample-objects.js';

const adTag = (slot: string, at: number) => ({
  adv_type: 'addart',
  id: `5f0000000000000000000a${slot.length}${at}`,
  type: 'linear',
  title: `${slot} ${at}`,
  description: null,
  created_at: '2024-03-01 09:30:00',
  source_url: `https://ads.example/vast?slot=${slot}&n=${at}&url=[url]&cb=[random]&id=[CONTENTID]`,
  replace_rules: [
    { subject: '[url]', value: 'url-page' },
    { subject: '[random]', value: 'random-number' },
  ],
});

const overlay = (slot: string) => ({
  ...adTag(slot, 1),
  type: 'non-linear',
  after_time: 5,
  stay_time: 15,
  max_width: '468px',
  max_height: '60px',
});

/** An embed as the service sends it (spec 2.5): every field, and ten ads. */
export const embed = {
  ...EMBED,
  preroll: [adTag('preroll', 1), adTag('preroll', 2), adTag('preroll', 3)],
  midroll: [adTag('midroll', 1), adTag('midroll', 2), adTag('midroll', 3)],
  postroll: [adTag('postroll', 1), adTag('postroll', 2)],
  overlay_initial: overlay('initial'),
  overlay_main: { ...overlay('main'), fixed: 0, delay_time: 30 },
  mobile_preroll: [],
  watermark_bottom: null,
  watermark_left: null,
};
