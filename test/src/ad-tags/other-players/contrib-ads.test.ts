import { FULL, EMPTY, OTHER } from './player-contexts.js';
import { playerRows } from './player-rows.js';

playerRows([
  {
    player: 'contrib-ads',
    with: 'a full context',
    context: FULL,
    rows: {
      '{player.id}':
        'unknown | {player.id} | This player has a value of its own, which is not known here.',
      '{player.height}': 'different | 360.2 | This player has another value for this placeholder.',
      '{player.width}': 'different | 640.6 | This player has another value for this placeholder.',
      '{player.heightInt}': 'same | 360',
      '{player.widthInt}': 'same | 641',
      '{player.autoplay}': 'same | 1',
      '{player.muted}': 'same | 1',
      '{player.language}': 'same | it',
      '{mediainfo.id}': 'different | v 1 | This player inserts the value without encoding it.',
      '{mediainfo.name}':
        'different | One & two | This player inserts the value without encoding it.',
      '{mediainfo.duration}': 'same | 61.2345',
      '{player.duration}': 'same | 61.2345',
      '{player.durationInt}': 'same | 61',
      '{player.live}': 'different | 0 | This player fills a placeholder that is kept here.',
      '{player.pageUrl}':
        'different | https://news.example/a?b=1&c=2 | This player inserts the value without encoding it.',
      '{playlistinfo.id}':
        'different | This player has no value and writes nothing, where others write -1 or keep the placeholder.',
      '{playlistinfo.name}':
        'different | This player has no value and writes nothing, where others write -1 or keep the placeholder.',
      '{timestamp}': 'same | 1700000000123',
      '{document.referrer}':
        'different | https://ref.example/?q | This player inserts the value without encoding it.',
      '{window.location.href}':
        'different | https://news.example/a?b=1&c=2 | This player inserts the value without encoding it.',
      '{random}':
        'different | 500000000000 | This player makes its own random number of up to 12 digits.',
      '{tcf.tcString}': 'same | CPtc',
      '{tcf.gdprApplies}': 'same | true',
      '{tcf.addtlConsent}': 'same | 1~2',
      '{tcf.gdprAppliesInt}': 'same | 1',
      '{usp.uspString}': 'same | 1YNN',
      '{mediainfo.description}': 'same | About',
      '{mediainfo.tags}':
        'different | a,b,c d | This player inserts the value without encoding it.',
      '{mediainfo.reference_id}':
        'different | This player has no value and writes nothing, where others write -1 or keep the placeholder.',
      '{mediainfo.ad_keys}':
        'different | This player has no value and writes nothing, where others write -1 or keep the placeholder.',
      '{pageVariable.section}':
        'different | sport & more | This player inserts the value without encoding it.',
      '{pageVariable.flag}': 'same | true',
      '{pageVariable.number}': 'same | 7',
      '{pageVariable.empty}':
        'different | null | This player writes a page variable that is null as the text "null".',
      '{pageVariable.list}':
        'different | This player has no value and writes nothing, where others write -1 or keep the placeholder.',
      '{pageVariable.deep.x}': 'same | y',
      '{pageVariable.none}':
        'different | This player has no value and writes nothing, where others write -1 or keep the placeholder.',
      '{mediainfo.tags=x}':
        'different | a,b,c d | This player inserts the value without encoding it.',
      '{player.width=3}': 'different | 640.6 | This player has another value for this placeholder.',
      '{pageVariable.none=d}': 'same | d',
      '{other=d}': 'same | d',
      '{other=d}{other=e}':
        'different | e | This player has another value for this placeholder. and different | {other} | This player drops the default of a macro that it does not know.',
      '{=d}':
        'different | https://ads.example/v?a={=d} | This player leaves characters that no URL allows to the browser, which encodes most of them.',
      '{other=}': 'same',
      '{other':
        'different | https://ads.example/v?a={other | This player leaves characters that no URL allows to the browser, which encodes most of them.',
      '{pageVariable.}':
        'kept | {pageVariable.} | This player replaces only its own macros, which are in curly brackets.',
      '{pageVariable.x':
        'different | https://ads.example/v?a={pageVariable.x | This player leaves characters that no URL allows to the browser, which encodes most of them.',
      '[player.width]':
        'kept | [player.width] | This player replaces only its own macros, which are in curly brackets.',
      '{player.nothing}':
        'kept | {player.nothing} | This player replaces only its own macros, which are in curly brackets.',
      '__page-url__':
        'kept | __page-url__ | This player replaces only its own macros, which are in curly brackets.',
      '[PAGEURL]':
        'kept | [PAGEURL] | This player replaces only its own macros, which are in curly brackets.',
    },
  },
  {
    player: 'contrib-ads',
    with: 'an empty context',
    context: EMPTY,
    rows: {
      '{player.id}':
        'unknown | {player.id} | This player has a value of its own, which is not known here.',
      '{player.height}':
        'unknown | {player.height} | This player has a value of its own, which is not known here.',
      '{player.width}':
        'unknown | {player.width} | This player has a value of its own, which is not known here.',
      '{player.heightInt}':
        'unknown | {player.heightInt} | This player has a value of its own, which is not known here.',
      '{player.widthInt}':
        'unknown | {player.widthInt} | This player has a value of its own, which is not known here.',
      '{player.autoplay}':
        'unknown | {player.autoplay} | This player has a value of its own, which is not known here.',
      '{player.muted}':
        'unknown | {player.muted} | This player has a value of its own, which is not known here.',
      '{player.language}':
        'different | This player has no value and writes nothing, where others write -1 or keep the placeholder.',
      '{mediainfo.id}':
        'different | This player has no value and writes nothing, where others write -1 or keep the placeholder.',
      '{mediainfo.name}':
        'different | This player has no value and writes nothing, where others write -1 or keep the placeholder.',
      '{mediainfo.duration}':
        'different | This player has no value and writes nothing, where others write -1 or keep the placeholder.',
      '{player.duration}':
        'unknown | {player.duration} | This player has a value of its own, which is not known here.',
      '{player.durationInt}':
        'unknown | {player.durationInt} | This player has a value of its own, which is not known here.',
      '{player.live}':
        'unknown | {player.live} | This player has a value of its own, which is not known here.',
      '{player.pageUrl}':
        'unknown | {player.pageUrl} | This player has a value of its own, which is not known here.',
      '{playlistinfo.id}':
        'different | This player has no value and writes nothing, where others write -1 or keep the placeholder.',
      '{playlistinfo.name}':
        'different | This player has no value and writes nothing, where others write -1 or keep the placeholder.',
      '{timestamp}':
        'unknown | {timestamp} | This player has a value of its own, which is not known here.',
      '{document.referrer}':
        'different | This player has no value and writes nothing, where others write -1 or keep the placeholder.',
      '{window.location.href}':
        'unknown | {window.location.href} | This player has a value of its own, which is not known here.',
      '{random}':
        'unknown | {random} | This player has a value of its own, which is not known here.',
      '{tcf.tcString}':
        'kept | {tcf.tcString} | This player replaces only its own macros, which are in curly brackets.',
      '{tcf.gdprApplies}':
        'kept | {tcf.gdprApplies} | This player replaces only its own macros, which are in curly brackets.',
      '{tcf.addtlConsent}':
        'kept | {tcf.addtlConsent} | This player replaces only its own macros, which are in curly brackets.',
      '{tcf.gdprAppliesInt}': 'different | 0 | This player fills a placeholder that is kept here.',
      '{usp.uspString}':
        'different | This player has no value and writes nothing, where others write -1 or keep the placeholder.',
      '{mediainfo.description}':
        'different | This player has no value and writes nothing, where others write -1 or keep the placeholder.',
      '{mediainfo.tags}':
        'different | This player has no value and writes nothing, where others write -1 or keep the placeholder.',
      '{mediainfo.reference_id}':
        'different | This player has no value and writes nothing, where others write -1 or keep the placeholder.',
      '{mediainfo.ad_keys}':
        'different | This player has no value and writes nothing, where others write -1 or keep the placeholder.',
      '{pageVariable.section}':
        'different | This player has no value and writes nothing, where others write -1 or keep the placeholder.',
      '{pageVariable.flag}':
        'different | This player has no value and writes nothing, where others write -1 or keep the placeholder.',
      '{pageVariable.number}':
        'different | This player has no value and writes nothing, where others write -1 or keep the placeholder.',
      '{pageVariable.empty}':
        'different | This player has no value and writes nothing, where others write -1 or keep the placeholder.',
      '{pageVariable.list}':
        'different | This player has no value and writes nothing, where others write -1 or keep the placeholder.',
      '{pageVariable.deep.x}':
        'different | This player has no value and writes nothing, where others write -1 or keep the placeholder.',
      '{pageVariable.none}':
        'different | This player has no value and writes nothing, where others write -1 or keep the placeholder.',
      '{mediainfo.tags=x}': 'same | x',
      '{player.width=3}': 'same | 3',
      '{pageVariable.none=d}': 'same | d',
      '{other=d}': 'same | d',
      '{other=d}{other=e}':
        'different | e | This player has another value for this placeholder. and different | {other} | This player drops the default of a macro that it does not know.',
      '{=d}':
        'different | https://ads.example/v?a={=d} | This player leaves characters that no URL allows to the browser, which encodes most of them.',
      '{other=}': 'same',
      '{other':
        'different | https://ads.example/v?a={other | This player leaves characters that no URL allows to the browser, which encodes most of them.',
      '{pageVariable.}':
        'kept | {pageVariable.} | This player replaces only its own macros, which are in curly brackets.',
      '{pageVariable.x':
        'different | https://ads.example/v?a={pageVariable.x | This player leaves characters that no URL allows to the browser, which encodes most of them.',
      '[player.width]':
        'kept | [player.width] | This player replaces only its own macros, which are in curly brackets.',
      '{player.nothing}':
        'kept | {player.nothing} | This player replaces only its own macros, which are in curly brackets.',
      '__page-url__':
        'kept | __page-url__ | This player replaces only its own macros, which are in curly brackets.',
      '[PAGEURL]':
        'kept | [PAGEURL] | This player replaces only its own macros, which are in curly brackets.',
    },
  },
  {
    player: 'contrib-ads',
    with: 'a live stream that the viewer starts',
    context: OTHER,
    rows: {
      '{player.id}':
        'unknown | {player.id} | This player has a value of its own, which is not known here.',
      '{player.height}':
        'unknown | {player.height} | This player has a value of its own, which is not known here.',
      '{player.width}':
        'unknown | {player.width} | This player has a value of its own, which is not known here.',
      '{player.heightInt}':
        'unknown | {player.heightInt} | This player has a value of its own, which is not known here.',
      '{player.widthInt}':
        'unknown | {player.widthInt} | This player has a value of its own, which is not known here.',
      '{player.autoplay}': 'same | 0',
      '{player.muted}': 'same | 0',
      '{player.language}': 'same | it',
      '{player.duration}':
        'different | Infinity | This player fills a placeholder that is kept here.',
      '{player.durationInt}':
        'different | Infinity | This player fills a placeholder that is kept here.',
      '{player.live}': 'same | 1',
      '{player.pageUrl}':
        'different | https://news.example/a?b=1&c=2 | This player inserts the value without encoding it.',
      '{document.referrer}':
        'different | This player has no value and writes nothing, where others write -1 or keep the placeholder.',
      '{tcf.tcString}':
        'kept | {tcf.tcString} | This player replaces only its own macros, which are in curly brackets.',
      '{tcf.gdprApplies}': 'same | false',
      '{tcf.addtlConsent}':
        'kept | {tcf.addtlConsent} | This player replaces only its own macros, which are in curly brackets.',
      '{tcf.gdprAppliesInt}': 'same | 0',
      '{usp.uspString}':
        'different | This player has no value and writes nothing, where others write -1 or keep the placeholder.',
      '{player.width=3}': 'same | 3',
      '[player.width]':
        'kept | [player.width] | This player replaces only its own macros, which are in curly brackets.',
      '{player.nothing}':
        'kept | {player.nothing} | This player replaces only its own macros, which are in curly brackets.',
    },
  },
  {
    player: 'contrib-ads-encoded',
    with: 'a full context',
    context: FULL,
    rows: {
      '{mediainfo.id}': 'same | v%201',
      '{mediainfo.name}': 'same | One%20%26%20two',
      '{player.live}': 'different | 0 | This player fills a placeholder that is kept here.',
      '{player.pageUrl}': 'same | https%3A%2F%2Fnews.example%2Fa%3Fb%3D1%26c%3D2',
      '{document.referrer}': 'same | https%3A%2F%2Fref.example%2F%3Fq',
      '{window.location.href}': 'same | https%3A%2F%2Fnews.example%2Fa%3Fb%3D1%26c%3D2',
      '{random}':
        'different | 500000000000 | This player makes its own random number of up to 12 digits.',
      '{mediainfo.tags}': 'same | a%2Cb%2Cc%20d',
      '{pageVariable.section}': 'same | sport%20%26%20more',
      '{mediainfo.tags=x}': 'same | a%2Cb%2Cc%20d',
      '{other=d}': 'same | d',
      '{other=d}{other=e}':
        'different | e | This player has another value for this placeholder. and different | {other} | This player drops the default of a macro that it does not know.',
      '{other=}': 'same',
      '{other':
        'different | https://ads.example/v?a={other | This player leaves characters that no URL allows to the browser, which encodes most of them.',
    },
  },
  {
    player: 'contrib-ads',
    with: 'values of the page',
    context: {
      values: {
        name: 'a & b',
        list: ['x', 'y'],
        none: null,
        flag: true,
        'player.width': 'mine',
        '': 'e',
        restricted: { restricted: true },
      },
    },
    rows: {
      '{name}': 'different | a & b | This player inserts the value without encoding it.',
      '[name]': 'different | a & b | This player inserts the value without encoding it.',
      '{list}': 'same | x,y',
      '{none}':
        'different | null | This player writes a missing value as the text "null" or "undefined".',
      '[flag]': 'different | true | This player writes a flag as a word.',
      '{player.width}':
        'unknown | {player.width} | This player has a value of its own, which is not known here.',
      '{restricted}':
        'kept | {restricted} | This player replaces only its own macros, which are in curly brackets.',
      '{}': 'different | https://ads.example/v?a={} | This player leaves characters that no URL allows to the browser, which encodes most of them.',
      '{name}{name}':
        'different | a & b | This player inserts the value without encoding it. and different | a & b | This player inserts the value without encoding it.',
    },
  },
  {
    player: 'contrib-ads-encoded',
    with: 'values of the page',
    context: {
      values: {
        name: 'a & b',
        list: ['x', 'y'],
        none: null,
        flag: true,
        'player.width': 'mine',
        '': 'e',
        restricted: { restricted: true },
      },
    },
    rows: {
      '{name}': 'same | a%20%26%20b',
      '{list}': 'different | x%2Cy | This player encodes the commas of a list, too.',
      '{none}':
        'different | null | This player writes a missing value as the text "null" or "undefined".',
      '{player.width}':
        'unknown | {player.width} | This player has a value of its own, which is not known here.',
    },
  },
]);
