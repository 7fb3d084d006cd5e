import { ruleTable } from './rule-table.js';

ruleTable('analytics (spec 2.8)', (config) => config.analytics, {
  'attached configurations are listed by provider with the settings that are set': {
    embed: {
      trackc_account: {
        id: '4',
        title: 'C',
        clientid: 'c',
        vcid: 5,
        cisuffix: '',
        sfcode: 'it',
        prod: 'vc',
        default: '0',
      },
      trackb_account: null,
      ama_configuration: { id: '2', title: 'A', url_beacon: 'https://beacon.example/b.xml' },
      tracka_account: {
        id: '1',
        title: 'T',
        track_id: 'id',
        track_domain: 'd',
        mg: null,
        secret: 'x',
      },
    },
    gives: [
      { provider: 'tracka', id: '1', title: 'T', settings: { track_id: 'id', track_domain: 'd' } },
      {
        provider: 'ama',
        id: '2',
        title: 'A',
        settings: { url_beacon: 'https://beacon.example/b.xml' },
      },
      {
        provider: 'trackc',
        id: '4',
        title: 'C',
        settings: { clientid: 'c', vcid: '5', sfcode: 'it', prod: 'vc' },
      },
    ],
  },
  'every setting of a provider is read': {
    embed: {
      tracka_account: { id: '1', track_id: 'i', track_domain: 'd', mg: 'm' },
      trackb_account: {
        id: '3',
        title: 'B',
        clientid: 'c',
        adtrack_start: '1',
        adtrack_complete: '2',
        adtrack_standard: '3',
      },
      trackc_account: { id: '4', cisuffix: 's' },
    },
    gives: [
      {
        provider: 'tracka',
        id: '1',
        title: '',
        settings: { track_id: 'i', track_domain: 'd', mg: 'm' },
      },
      {
        provider: 'trackb',
        id: '3',
        title: 'B',
        settings: {
          clientid: 'c',
          adtrack_start: '1',
          adtrack_complete: '2',
          adtrack_standard: '3',
        },
      },
      { provider: 'trackc', id: '4', title: '', settings: { cisuffix: 's' } },
    ],
  },
  'a beacon address that is not http(s) is refused': {
    embed: { ama_configuration: { id: '2', url_beacon: 'file:///etc/passwd' } },
    gives: [{ provider: 'ama', id: '2', title: '', settings: {} }],
    finds: ['not-address /ama_configuration/url_beacon'],
  },
});
