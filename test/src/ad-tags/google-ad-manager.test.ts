import { expansionRows } from './expansion-rows.js';
import { fullContext } from './full-context.js';

const GAM = 'https://pubads.g.doubleclick.net/gampad/ads?iu=/1/a';
const PAGE = 'https%3A%2F%2Fnews.example%2Fa%3Fb%3D1';
const { page, player, slot, consent } = fullContext;

expansionRows({
  'an empty correlator is filled with that of the page view': {
    template: `${GAM}&correlator=`,
    context: { page },
    url: `${GAM}&correlator=4711`,
  },
  'parameters that describe page, player and slot are filled when they are empty': {
    template: `${GAM}&url=&description_url=&vpmute=&vpa=&plcmt=&vconp=&output=vast`,
    context: { page, player, slot },
    url: `${GAM}&url=${PAGE}&description_url=${PAGE}&vpmute=1&vpa=auto&plcmt=1&vconp=1&output=vast`,
  },
  'a player that continues with further content has `vconp=2`': {
    template: `${GAM}&vconp=`,
    context: { player: { continuousPlayback: true } },
    url: `${GAM}&vconp=2`,
  },
  'consent parameters are filled when they are empty': {
    template: `${GAM}&gdpr=&gdpr_consent=&addtl_consent=&us_privacy=&gpp=&gpp_sid=&tfcd=#top`,
    context: { consent },
    url: `${GAM}&gdpr=1&gdpr_consent=CPXx&addtl_consent=1~7.12&us_privacy=1YNN&gpp=DBAA~x.y&gpp_sid=2,6&tfcd=0#top`,
  },
  'a parameter with a value is not changed': {
    template: `${GAM}&correlator=1&url=x&vpmute=0`,
    context: fullContext,
    url: `${GAM}&correlator=1&url=x&vpmute=0`,
  },
  'a parameter whose value is not known stays empty': {
    template: `${GAM}&correlator=&url=`,
    url: `${GAM}&correlator=&url=`,
  },
  'a parameter whose value is withheld stays empty': {
    template: `${GAM}&url=&gdpr_consent=`,
    context: { ...fullContext, consent: { ...consent, withheld: ['PAGEURL', 'GDPRCONSENT'] } },
    url: `${GAM}&url=&gdpr_consent=`,
  },
  'values by name override what is filled': {
    template: `${GAM}&vpa=&url=`,
    context: { ...fullContext, values: { VPA: 'click', url: 'https://b.test/' } },
    url: `${GAM}&vpa=click&url=https%3A%2F%2Fb.test%2F`,
  },
  'parameters of other names, other hosts and other paths stay empty': {
    template: `${GAM}&cust_params=&ppid=`,
    context: fullContext,
    url: `${GAM}&cust_params=&ppid=`,
  },
  'empty parameters of another ad server stay empty': {
    template: 'https://doubleclick.net.a.test/gampad/ads?correlator=&url=',
    context: fullContext,
    url: 'https://doubleclick.net.a.test/gampad/ads?correlator=&url=',
  },
  'nothing is added to a tag that does not ask for it': {
    template: GAM,
    context: fullContext,
    url: GAM,
  },
  'an option adds the parameters that the tag lacks and whose values are known': {
    template: `${GAM}&url=x#top`,
    context: { page, player, addAdManagerParameters: true },
    url: `${GAM}&url=x&correlator=4711&description_url=${PAGE}&vpmute=1&vpa=auto&vconp=1#top`,
  },
  'the option adds nothing to the tag of another ad server': {
    template: 'https://a.test/?x=1',
    context: { ...fullContext, addAdManagerParameters: true },
    url: 'https://a.test/?x=1',
  },
});
