import { FULL, EMPTY, OTHER } from './player-contexts.js';
import { playerRows } from './player-rows.js';

playerRows([
  {
    player: 'jw',
    with: 'a full context',
    context: FULL,
    rows: {
      '__random-number__':
        'different | 500000000000000000 | This player makes its own random number of up to 18 digits.',
      __timestamp__: 'same | 1700000000123',
      '__page-url__': 'same | https%3A%2F%2Fnews.example%2Fa%3Fb%3D1%26c%3D2',
      __referrer__: 'same | https%3A%2F%2Fref.example%2F%3Fq',
      __domain__: 'same | news.example',
      '__player-height__':
        'different | 360.2 | This player has another value for this placeholder.',
      '__player-width__': 'different | 640.6 | This player has another value for this placeholder.',
      '__device-ua__': 'same | Agent%2F1.0',
      '__device-id__':
        'kept | __device-id__ | This player replaces only the first occurrence of a macro, and only those that it knows.',
      '__item-duration__':
        'different | 61.235 | This player has another value for this placeholder.',
      '__item-title__': 'same | One%20%26%20two',
      '__item-description__': 'same | About',
      '__item-mediaid__': 'same | v%201',
      '__item-file__': 'same | https%3A%2F%2Fm.example%2F1.mp4',
      '__item-link__': 'different | This player removes a macro that has no value.',
      '__item-tags__': 'same | a%2Cb%2Cc%20d',
      '__item-tags-list__':
        'different | a,b,c%20d | This player encodes other characters of the value.',
      '__item-artist__': 'different | This player removes a macro that has no value.',
      '__integer-duration__': 'same | 61',
      __gdpr__: 'same | 1',
      __gdpr_consent__: 'same | CPtc',
      __addtl_consent__: 'same | 1~2',
      __jwpseg__:
        'unknown | __jwpseg__ | This player has a value of its own, which is not known here.',
      __placement__:
        'unknown | __placement__ | This player has a value of its own, which is not known here.',
      '__companion-div__':
        'unknown | __companion-div__ | This player has a value of its own, which is not known here.',
      '__ad-position__':
        'kept | __ad-position__ | This player replaces only the first occurrence of a macro, and only those that it knows.',
      '__page-url__&b=__page-url__':
        'same | https%3A%2F%2Fnews.example%2Fa%3Fb%3D1%26c%3D2 and kept | __page-url__ | This player replaces only the first occurrence of a macro, and only those that it knows.',
      '__item-__': 'different | This player removes a macro that has no value.',
      '__item-x': 'the text itself',
      '[PAGEURL]':
        'kept | [PAGEURL] | This player replaces only its own macros, which are between double underscores.',
      'https://pubads.g.doubleclick.net/gampad/ads?iu=/1/a':
        'different | &vpa=auto&vpmute=1 | This player adds vpa and vpmute to tags of Google Ad Manager.',
      'https://pubads.g.doubleclick.net/gampad/ads?iu=/1/a&vpa=1&vpmute=0': 'the text itself',
      'https://pubads.g.doubleclick.net/gampad/ads?iu=/1/a&vpmute=#x':
        'different | This player does not add or fill this parameter. and different | &vpa=auto | This player adds vpa and vpmute to tags of Google Ad Manager.',
    },
  },
  {
    player: 'jw',
    with: 'an empty context',
    context: EMPTY,
    rows: {
      '__random-number__':
        'unknown | __random-number__ | This player has a value of its own, which is not known here.',
      __timestamp__:
        'unknown | __timestamp__ | This player has a value of its own, which is not known here.',
      '__page-url__':
        'unknown | __page-url__ | This player has a value of its own, which is not known here.',
      __referrer__:
        'different | This player has no value and writes nothing, where others write -1 or keep the placeholder.',
      __domain__:
        'unknown | __domain__ | This player has a value of its own, which is not known here.',
      '__player-height__':
        'unknown | __player-height__ | This player has a value of its own, which is not known here.',
      '__player-width__':
        'unknown | __player-width__ | This player has a value of its own, which is not known here.',
      '__device-ua__':
        'unknown | __device-ua__ | This player has a value of its own, which is not known here.',
      '__device-id__':
        'kept | __device-id__ | This player replaces only the first occurrence of a macro, and only those that it knows.',
      '__item-duration__': 'different | This player removes a macro that has no value.',
      '__item-title__': 'different | This player removes a macro that has no value.',
      '__item-description__': 'different | This player removes a macro that has no value.',
      '__item-mediaid__': 'different | This player removes a macro that has no value.',
      '__item-file__': 'different | This player removes a macro that has no value.',
      '__item-link__': 'different | This player removes a macro that has no value.',
      '__item-tags__': 'different | This player removes a macro that has no value.',
      '__item-tags-list__': 'different | This player removes a macro that has no value.',
      '__item-artist__': 'different | This player removes a macro that has no value.',
      '__integer-duration__':
        'unknown | __integer-duration__ | This player has a value of its own, which is not known here.',
      __gdpr__:
        'kept | __gdpr__ | This player replaces only the first occurrence of a macro, and only those that it knows.',
      __gdpr_consent__:
        'kept | __gdpr_consent__ | This player replaces only the first occurrence of a macro, and only those that it knows.',
      __addtl_consent__:
        'kept | __addtl_consent__ | This player replaces only the first occurrence of a macro, and only those that it knows.',
      __jwpseg__:
        'unknown | __jwpseg__ | This player has a value of its own, which is not known here.',
      __placement__:
        'unknown | __placement__ | This player has a value of its own, which is not known here.',
      '__companion-div__':
        'unknown | __companion-div__ | This player has a value of its own, which is not known here.',
      '__ad-position__':
        'kept | __ad-position__ | This player replaces only the first occurrence of a macro, and only those that it knows.',
      '__page-url__&b=__page-url__':
        'unknown | __page-url__ | This player has a value of its own, which is not known here. and kept | __page-url__ | This player replaces only the first occurrence of a macro, and only those that it knows.',
      '__item-__': 'different | This player removes a macro that has no value.',
      '__item-x': 'the text itself',
      '[PAGEURL]':
        'kept | [PAGEURL] | This player replaces only its own macros, which are between double underscores.',
      'https://pubads.g.doubleclick.net/gampad/ads?iu=/1/a': 'the text itself',
      'https://pubads.g.doubleclick.net/gampad/ads?iu=/1/a&vpa=1&vpmute=0': 'the text itself',
      'https://pubads.g.doubleclick.net/gampad/ads?iu=/1/a&vpmute=#x': 'the text itself',
    },
  },
  {
    player: 'jw',
    with: 'a live stream that the viewer starts',
    context: OTHER,
    rows: {
      '__random-number__':
        'different | 500000000000000000 | This player makes its own random number of up to 18 digits.',
      __timestamp__: 'same | 1700000000123',
      '__page-url__': 'same | https%3A%2F%2Fnews.example%2Fa%3Fb%3D1%26c%3D2',
      __referrer__:
        'different | This player has no value and writes nothing, where others write -1 or keep the placeholder.',
      __domain__: 'same | news.example',
      '__player-height__':
        'unknown | __player-height__ | This player has a value of its own, which is not known here.',
      '__player-width__':
        'unknown | __player-width__ | This player has a value of its own, which is not known here.',
      '__device-ua__':
        'unknown | __device-ua__ | This player has a value of its own, which is not known here.',
      '__device-id__':
        'kept | __device-id__ | This player replaces only the first occurrence of a macro, and only those that it knows.',
      '__item-duration__': 'different | This player removes a macro that has no value.',
      '__item-title__': 'different | This player removes a macro that has no value.',
      '__item-description__': 'different | This player removes a macro that has no value.',
      '__item-mediaid__': 'different | This player removes a macro that has no value.',
      '__item-file__': 'different | This player removes a macro that has no value.',
      '__item-link__': 'different | This player removes a macro that has no value.',
      '__item-tags__': 'same | a%2Cb%2Cc%20d',
      '__item-tags-list__':
        'different | a,b,c%20d | This player encodes other characters of the value.',
      '__item-artist__': 'different | This player removes a macro that has no value.',
      '__integer-duration__':
        'unknown | __integer-duration__ | This player has a value of its own, which is not known here.',
      __gdpr__: 'same | 0',
      __gdpr_consent__:
        'different | This player has no value and writes nothing, where others write -1 or keep the placeholder.',
      __addtl_consent__:
        'different | This player has no value and writes nothing, where others write -1 or keep the placeholder.',
      __jwpseg__:
        'unknown | __jwpseg__ | This player has a value of its own, which is not known here.',
      __placement__:
        'unknown | __placement__ | This player has a value of its own, which is not known here.',
      '__companion-div__':
        'unknown | __companion-div__ | This player has a value of its own, which is not known here.',
      '__ad-position__':
        'kept | __ad-position__ | This player replaces only the first occurrence of a macro, and only those that it knows.',
      '__page-url__&b=__page-url__':
        'same | https%3A%2F%2Fnews.example%2Fa%3Fb%3D1%26c%3D2 and kept | __page-url__ | This player replaces only the first occurrence of a macro, and only those that it knows.',
      '__item-__': 'different | This player removes a macro that has no value.',
      '__item-x': 'the text itself',
      '[PAGEURL]':
        'kept | [PAGEURL] | This player replaces only its own macros, which are between double underscores.',
      'https://pubads.g.doubleclick.net/gampad/ads?iu=/1/a':
        'different | &vpa=click&vpmute=0 | This player adds vpa and vpmute to tags of Google Ad Manager.',
      'https://pubads.g.doubleclick.net/gampad/ads?iu=/1/a&vpa=1&vpmute=0': 'the text itself',
      'https://pubads.g.doubleclick.net/gampad/ads?iu=/1/a&vpmute=#x':
        'different | This player does not add or fill this parameter. and different | &vpa=click | This player adds vpa and vpmute to tags of Google Ad Manager.',
    },
  },
  {
    player: 'jw',
    with: 'long values',
    context: {
      content: {
        title:
          'ttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttt',
      },
      random: 0.123456789,
    },
    rows: {
      '__item-title__':
        'different | tttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttt | This player cuts values after 1000 characters.',
      '__random-number__':
        'different | 123456789000000000 | This player makes its own random number of up to 18 digits.',
    },
  },
]);
