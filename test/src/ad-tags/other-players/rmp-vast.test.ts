import { FULL, EMPTY, OTHER } from './player-contexts.js';
import { playerRows } from './player-rows.js';

playerRows([
  {
    player: 'rmp-vast',
    with: 'a full context',
    context: FULL,
    rows: {
      '[CLICKPOS]': 'different | -2 | This player never shares the position of a click.',
      '[ADCOUNT]': 'different | 1 | This player writes a fixed value here.',
      '[TIMESTAMP]': 'same | 2023-11-14T22%3A13%3A20.123Z',
      '[timestamp]':
        'different | 2023-11-14T22%3A13%3A20.123Z | This player has another value for this placeholder.',
      '[CACHEBUSTING]':
        'different | i0000000 | This player makes its own cache buster of 8 letters and digits.',
      '[CONTENTPLAYHEAD]': 'same | 00%3A00%3A12.500',
      '[MEDIAPLAYHEAD]': 'same | 00%3A00%3A12.500',
      '[BREAKPOSITION]':
        'different | 3 | This player sends 3 for every break after the start of the content.',
      '[DEVICEUA]': 'same | Agent%2F1.0',
      '[SERVERSIDE]': 'different | 0 | This player writes a fixed value here.',
      '[DOMAIN]': 'same | news.example',
      '[PAGEURL]': 'same | https%3A%2F%2Fnews.example%2Fa%3Fb%3D1%26c%3D2',
      '[pageurl]': 'same | https%3A%2F%2Fnews.example%2Fa%3Fb%3D1%26c%3D2',
      '[PLAYERCAPABILITIES]':
        'different | skip,mute,autoplay,mautoplay,fullscreen,icon | This player writes a fixed value here.',
      '[CLICKTYPE]': 'different | 2 | This player writes a fixed value here.',
      '[PLAYERSIZE]': 'different | 640%2C360 | This player has another value for this placeholder.',
      '[VASTVERSIONS]':
        'different | 2,3,5,6,7,8,11,12,13,14 | This player writes a fixed value here.',
      '[APIFRAMEWORKS]': 'different | 2,7,8,9 | This player writes a fixed value here.',
      '[MEDIAMIME]':
        'unknown | [MEDIAMIME] | This player has a value of its own, which is not known here.',
      '[PLAYERSTATE]':
        'different | muted,fullscreen | This player sends its state with a request, too.',
      '[LIMITADTRACKING]':
        'unknown | [LIMITADTRACKING] | This player has a value of its own, which is not known here.',
      '[REGULATIONS]': 'same | gdpr',
      '[GDPRCONSENT]': 'same | CPtc',
      '[ERRORCODE]': 'kept | [ERRORCODE] | This player keeps a macro for which it has no value.',
      '[IFA]': 'kept | [IFA] | This player keeps a macro for which it has no value.',
      '%%CACHEBUSTING%%':
        'kept | %%CACHEBUSTING%% | This player replaces only macros in square brackets.',
      '{player.width}':
        'kept | {player.width} | This player replaces only macros in square brackets.',
    },
  },
  {
    player: 'rmp-vast',
    with: 'an empty context',
    context: EMPTY,
    rows: {
      '[CLICKPOS]': 'different | -2 | This player never shares the position of a click.',
      '[ADCOUNT]': 'different | 1 | This player writes a fixed value here.',
      '[TIMESTAMP]':
        'unknown | [TIMESTAMP] | This player has a value of its own, which is not known here.',
      '[timestamp]':
        'unknown | [timestamp] | This player has a value of its own, which is not known here.',
      '[CACHEBUSTING]':
        'unknown | [CACHEBUSTING] | This player has a value of its own, which is not known here.',
      '[CONTENTPLAYHEAD]':
        'unknown | [CONTENTPLAYHEAD] | This player has a value of its own, which is not known here.',
      '[MEDIAPLAYHEAD]':
        'unknown | [MEDIAPLAYHEAD] | This player has a value of its own, which is not known here.',
      '[BREAKPOSITION]':
        'unknown | [BREAKPOSITION] | This player has a value of its own, which is not known here.',
      '[DEVICEUA]':
        'unknown | [DEVICEUA] | This player has a value of its own, which is not known here.',
      '[SERVERSIDE]': 'different | 0 | This player writes a fixed value here.',
      '[DOMAIN]':
        'unknown | [DOMAIN] | This player has a value of its own, which is not known here.',
      '[PAGEURL]':
        'unknown | [PAGEURL] | This player has a value of its own, which is not known here.',
      '[pageurl]':
        'unknown | [pageurl] | This player has a value of its own, which is not known here.',
      '[PLAYERCAPABILITIES]':
        'different | skip,mute,autoplay,mautoplay,fullscreen,icon | This player writes a fixed value here.',
      '[CLICKTYPE]': 'different | 1 | This player writes a fixed value here.',
      '[PLAYERSIZE]':
        'unknown | [PLAYERSIZE] | This player has a value of its own, which is not known here.',
      '[VASTVERSIONS]':
        'different | 2,3,5,6,7,8,11,12,13,14 | This player writes a fixed value here.',
      '[APIFRAMEWORKS]': 'different | 2,7,8,9 | This player writes a fixed value here.',
      '[MEDIAMIME]':
        'unknown | [MEDIAMIME] | This player has a value of its own, which is not known here.',
      '[PLAYERSTATE]': 'different | This player sends its state with a request, too.',
      '[LIMITADTRACKING]':
        'unknown | [LIMITADTRACKING] | This player has a value of its own, which is not known here.',
      '[REGULATIONS]':
        'kept | [REGULATIONS] | This player keeps a macro for which it has no value.',
      '[GDPRCONSENT]':
        'kept | [GDPRCONSENT] | This player keeps a macro for which it has no value.',
      '[ERRORCODE]': 'kept | [ERRORCODE] | This player keeps a macro for which it has no value.',
      '[IFA]': 'kept | [IFA] | This player keeps a macro for which it has no value.',
      '%%CACHEBUSTING%%':
        'kept | %%CACHEBUSTING%% | This player replaces only macros in square brackets.',
      '{player.width}':
        'kept | {player.width} | This player replaces only macros in square brackets.',
    },
  },
  {
    player: 'rmp-vast',
    with: 'a live stream that the viewer starts',
    context: OTHER,
    rows: {
      '[CLICKPOS]': 'different | -2 | This player never shares the position of a click.',
      '[ADCOUNT]': 'different | 1 | This player writes a fixed value here.',
      '[TIMESTAMP]': 'same | 2023-11-14T22%3A13%3A20.123Z',
      '[timestamp]':
        'different | 2023-11-14T22%3A13%3A20.123Z | This player has another value for this placeholder.',
      '[CACHEBUSTING]':
        'different | i0000000 | This player makes its own cache buster of 8 letters and digits.',
      '[CONTENTPLAYHEAD]': 'same | 00%3A00%3A00.000',
      '[MEDIAPLAYHEAD]': 'same | 00%3A00%3A00.000',
      '[BREAKPOSITION]': 'different | 1 | This player has another value for this placeholder.',
      '[DEVICEUA]':
        'unknown | [DEVICEUA] | This player has a value of its own, which is not known here.',
      '[SERVERSIDE]': 'different | 0 | This player writes a fixed value here.',
      '[DOMAIN]': 'same | news.example',
      '[PAGEURL]': 'same | https%3A%2F%2Fnews.example%2Fa%3Fb%3D1%26c%3D2',
      '[pageurl]': 'same | https%3A%2F%2Fnews.example%2Fa%3Fb%3D1%26c%3D2',
      '[PLAYERCAPABILITIES]':
        'different | skip,mute,autoplay,mautoplay,fullscreen,icon | This player writes a fixed value here.',
      '[CLICKTYPE]': 'different | 1 | This player writes a fixed value here.',
      '[PLAYERSIZE]':
        'unknown | [PLAYERSIZE] | This player has a value of its own, which is not known here.',
      '[VASTVERSIONS]':
        'different | 2,3,5,6,7,8,11,12,13,14 | This player writes a fixed value here.',
      '[APIFRAMEWORKS]': 'different | 2,7,8,9 | This player writes a fixed value here.',
      '[MEDIAMIME]':
        'unknown | [MEDIAMIME] | This player has a value of its own, which is not known here.',
      '[PLAYERSTATE]': 'different | This player sends its state with a request, too.',
      '[LIMITADTRACKING]':
        'unknown | [LIMITADTRACKING] | This player has a value of its own, which is not known here.',
      '[REGULATIONS]':
        'kept | [REGULATIONS] | This player keeps a macro for which it has no value.',
      '[GDPRCONSENT]':
        'kept | [GDPRCONSENT] | This player keeps a macro for which it has no value.',
      '[ERRORCODE]': 'kept | [ERRORCODE] | This player keeps a macro for which it has no value.',
      '[IFA]': 'kept | [IFA] | This player keeps a macro for which it has no value.',
      '%%CACHEBUSTING%%':
        'kept | %%CACHEBUSTING%% | This player replaces only macros in square brackets.',
      '{player.width}':
        'kept | {player.width} | This player replaces only macros in square brackets.',
    },
  },
  {
    player: 'rmp-vast',
    with: 'a full context, in a tracker',
    context: FULL,
    use: 'tracker',
    rows: {
      '[CLICKPOS]': 'different | -2 | This player never shares the position of a click.',
      '[ADCOUNT]': 'different | 1 | This player writes a fixed value here.',
      '[TIMESTAMP]': 'same | 2023-11-14T22%3A13%3A20.123Z',
      '[timestamp]':
        'different | 2023-11-14T22%3A13%3A20.123Z | This player has another value for this placeholder.',
      '[CACHEBUSTING]':
        'different | i0000000 | This player makes its own cache buster of 8 letters and digits.',
      '[CONTENTPLAYHEAD]': 'same | 00%3A00%3A12.500',
      '[MEDIAPLAYHEAD]': 'same | 00%3A00%3A12.500',
      '[BREAKPOSITION]':
        'different | 3 | This player sends 3 for every break after the start of the content.',
      '[DEVICEUA]': 'same | Agent%2F1.0',
      '[SERVERSIDE]': 'different | 0 | This player writes a fixed value here.',
      '[DOMAIN]': 'same | news.example',
      '[PAGEURL]': 'same | https%3A%2F%2Fnews.example%2Fa%3Fb%3D1%26c%3D2',
      '[pageurl]': 'same | https%3A%2F%2Fnews.example%2Fa%3Fb%3D1%26c%3D2',
      '[PLAYERCAPABILITIES]':
        'different | skip,mute,autoplay,mautoplay,fullscreen,icon | This player writes a fixed value here.',
      '[CLICKTYPE]': 'different | 2 | This player writes a fixed value here.',
      '[PLAYERSIZE]': 'different | 640%2C360 | This player has another value for this placeholder.',
      '[VASTVERSIONS]':
        'kept | [VASTVERSIONS] | This player keeps a macro for which it has no value.',
      '[APIFRAMEWORKS]':
        'kept | [APIFRAMEWORKS] | This player keeps a macro for which it has no value.',
      '[MEDIAMIME]': 'kept | [MEDIAMIME] | This player keeps a macro for which it has no value.',
      '[PLAYERSTATE]':
        'kept | [PLAYERSTATE] | This player keeps a macro for which it has no value.',
      '[LIMITADTRACKING]':
        'unknown | [LIMITADTRACKING] | This player has a value of its own, which is not known here.',
      '[REGULATIONS]': 'same | gdpr',
      '[GDPRCONSENT]': 'same | CPtc',
      '[ERRORCODE]': 'kept | [ERRORCODE] | This player keeps a macro for which it has no value.',
      '[IFA]': 'kept | [IFA] | This player keeps a macro for which it has no value.',
      '%%CACHEBUSTING%%':
        'kept | %%CACHEBUSTING%% | This player replaces only macros in square brackets.',
      '{player.width}':
        'kept | {player.width} | This player replaces only macros in square brackets.',
    },
  },
  {
    player: 'rmp-vast',
    with: 'values of the page',
    context: { values: { 'a.b': 'x & y', none: null, n: 5, PAGEURL: 'given' } },
    rows: {
      '[a.b]': 'different | x & y | This player inserts the value without encoding it.',
      '[A.B]': 'different | x & y | This player inserts the value without encoding it.',
      '[a-b]': 'different | x & y | This player fills a placeholder that is kept here.',
      '[none]': 'It throws a TypeError, because none has no value.',
      '[n]': 'same | 5',
      '[PAGEURL]': 'same | given',
    },
  },
  {
    player: 'rmp-vast',
    with: 'other states of the player',
    context: { player: { muted: true, playhead: 1, width: 5 } },
    rows: {
      '[PLAYERSTATE]': 'different | muted | This player sends its state with a request, too.',
      '[PLAYERSIZE]':
        'unknown | [PLAYERSIZE] | This player has a value of its own, which is not known here.',
      '[BREAKPOSITION]':
        'different | 3 | This player sends 3 for every break after the start of the content.',
    },
  },
  {
    player: 'rmp-vast',
    with: 'a random number with few digits',
    context: { random: 0.0001 },
    rows: {
      '[CACHEBUSTING]':
        'different | 004nym8e | This player makes its own cache buster of 8 letters and digits.',
    },
  },
]);
