import { FULL, EMPTY } from './player-contexts.js';
import { playerRows } from './player-rows.js';

playerRows([
  {
    player: 'vast-client',
    with: 'a full context',
    context: FULL,
    rows: {
      '[PAGEURL]':
        'kept | [PAGEURL] | This player replaces macros in trackers, but not in the URL of an ad tag.',
      '%%CACHEBUSTING%%':
        'kept | %%CACHEBUSTING%% | This player replaces macros in trackers, but not in the URL of an ad tag.',
    },
  },
  {
    player: 'vast-client',
    with: 'a full context, in a tracker',
    context: FULL,
    use: 'tracker',
    rows: {
      '[ADCATEGORIES]': 'same | -1',
      '[ADCOUNT]': 'same | -1',
      '[ADPLAYHEAD]': 'same | -1',
      '[ADSERVINGID]': 'same | -1',
      '[ADTYPE]': 'same | -1',
      '[APIFRAMEWORKS]': 'same | -1',
      '[APPBUNDLE]':
        'different | -1 | This player sends -1 for a macro of the VAST standard that has no value.',
      '[ASSETURI]': 'same | -1',
      '[BLOCKEDADCATEGORIES]': 'same | -1',
      '[BREAKMAXADLENGTH]': 'same | -1',
      '[BREAKMAXADS]': 'same | -1',
      '[BREAKMAXDURATION]': 'same | -1',
      '[BREAKMINADLENGTH]': 'same | -1',
      '[BREAKMINDURATION]': 'same | -1',
      '[BREAKPOSITION]':
        'different | -1 | This player sends -1 for a macro of the VAST standard that has no value.',
      '[CLICKPOS]': 'same | -1',
      '[CLICKTYPE]': 'same | -1',
      '[CLIENTUA]': 'same | -1',
      '[CONTENTID]':
        'different | -1 | This player sends -1 for a macro of the VAST standard that has no value.',
      '[CONTENTPLAYHEAD]':
        'different | -1 | This player sends -1 for a macro of the VAST standard that has no value.',
      '[CONTENTURI]':
        'different | -1 | This player sends -1 for a macro of the VAST standard that has no value.',
      '[DEVICEIP]': 'same | -1',
      '[DEVICEUA]':
        'different | -1 | This player sends -1 for a macro of the VAST standard that has no value.',
      '[DOMAIN]':
        'different | -1 | This player sends -1 for a macro of the VAST standard that has no value.',
      '[EXTENSIONS]': 'same | -1',
      '[GDPRCONSENT]':
        'different | -1 | This player sends -1 for a macro of the VAST standard that has no value.',
      '[IFA]': 'same | -1',
      '[IFATYPE]': 'same | -1',
      '[INVENTORYSTATE]': 'same | -1',
      '[LATLONG]': 'same | -1',
      '[LIMITADTRACKING]': 'same | -1',
      '[MEDIAMIME]': 'same | -1',
      '[MEDIAPLAYHEAD]':
        'different | -1 | This player sends -1 for a macro of the VAST standard that has no value.',
      '[OMIDPARTNER]': 'same | -1',
      '[PAGEURL]':
        'different | -1 | This player sends -1 for a macro of the VAST standard that has no value.',
      '[PLACEMENTTYPE]': 'same | -1',
      '[PLAYERCAPABILITIES]': 'same | -1',
      '[PLAYERSIZE]':
        'different | -1 | This player sends -1 for a macro of the VAST standard that has no value.',
      '[PLAYERSTATE]': 'same | -1',
      '[PODSEQUENCE]': 'same | -1',
      '[REGULATIONS]':
        'different | -1 | This player sends -1 for a macro of the VAST standard that has no value.',
      '[SERVERSIDE]': 'same | -1',
      '[SERVERUA]': 'same | -1',
      '[TRANSACTIONID]': 'same | -1',
      '[UNIVERSALADID]': 'same | -1',
      '[VASTVERSIONS]': 'same | -1',
      '[VERIFICATIONVENDORS]': 'same | -1',
      '[CACHEBUSTING]':
        'different | 50000000 | This player makes its own random number of 8 digits and ignores one that it is given.',
      '[TIMESTAMP]': 'same | 2023-11-14T22%3A13%3A20.123Z',
      '[RANDOM]':
        'different | 50000000 | This player makes its own random number of 8 digits and ignores one that it is given.',
      '[random]':
        'different | 50000000 | This player makes its own random number of 8 digits and ignores one that it is given.',
      '[ERRORCODE]':
        'kept | [ERRORCODE] | This player replaces only [X] and %%X%% with the exact names of the macros that it knows.',
      '[REASON]':
        'kept | [REASON] | This player replaces only [X] and %%X%% with the exact names of the macros that it knows.',
      '%%PAGEURL%%':
        'kept | %%PAGEURL%% | This player replaces only [X] and %%X%% with the exact names of the macros that it knows.',
      '%%CACHEBUSTING%%':
        'different | 50000000 | This player makes its own random number of 8 digits and ignores one that it is given.',
      '[pageurl]':
        'kept | [pageurl] | This player replaces only [X] and %%X%% with the exact names of the macros that it knows.',
      '[[PAGEURL]':
        'different | -1 | This player sends -1 for a macro of the VAST standard that has no value.',
    },
  },
  {
    player: 'vast-client',
    with: 'an empty context, in a tracker',
    context: EMPTY,
    use: 'tracker',
    rows: {
      '[CACHEBUSTING]':
        'unknown | [CACHEBUSTING] | This player has a value of its own, which is not known here.',
      '[TIMESTAMP]':
        'unknown | [TIMESTAMP] | This player has a value of its own, which is not known here.',
      '[RANDOM]':
        'unknown | [RANDOM] | This player has a value of its own, which is not known here.',
      '[PAGEURL]': 'same | -1',
    },
  },
  {
    player: 'vast-client',
    with: 'values of the page, in a tracker',
    context: {
      random: 0.00001,
      values: { id: "a!'()*b", ERRORCODE: '12', random: 'mine', PAGEURL: 'x' },
    },
    use: 'tracker',
    rows: {
      '[id]': 'different | a%21%27%28%29%2ab | This player encodes other characters of the value.',
      '%%id%%':
        'different | a%21%27%28%29%2ab | This player fills a placeholder that is kept here.',
      '[ERRORCODE]': 'different | 900 | This player has another value for this placeholder.',
      '[random]':
        'different | 00001000 | This player makes its own random number of 8 digits and ignores one that it is given.',
      '[PAGEURL]': 'same | x',
      '[CACHEBUSTING]':
        'different | 00001000 | This player makes its own random number of 8 digits and ignores one that it is given.',
    },
  },
]);
