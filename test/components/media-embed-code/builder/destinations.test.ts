import { expect } from '@open-wc/testing';
import {
  destinationOf,
  DESTINATIONS,
  embedPageAddress,
  presetsFor,
  withoutPreset,
} from '../../../../components/media-embed-code/builder/destinations.js';

const PAGE = 'https://www.example/embeds/7';

describe('the destinations of code', () => {
  it('know the page beside the JSON of a published embed', () => {
    expect(embedPageAddress(`${PAGE}.json`)).to.equal(PAGE);
    expect(embedPageAddress(`${PAGE}.json?a=1#b`)).to.equal(PAGE);
    for (const source of [undefined, '', PAGE, '/embeds/7.json', 'data:/7.json', `${PAGE}/.json`])
      expect(embedPageAddress(source), source).to.equal(null);
  });

  it('know their own presets again', () => {
    for (const destination of DESTINATIONS)
      for (const preset of presetsFor(destination, PAGE))
        expect(destinationOf(preset, destination)).to.equal(destination);
  });

  it('prefer the destination whose first choice a format is', () => {
    const home = (format: Parameters<typeof destinationOf>[0]['format']) =>
      destinationOf({ format, options: {} }, null);
    expect(home('responsive-iframe')).to.equal('html-without-scripts');
    expect(home('media-embed-src')).to.equal('web-page');
    expect(home('link')).to.equal('newsletter');
    expect(home('instant-article')).to.equal(null);
    expect(destinationOf({ format: 'link', options: { addressOnly: true } }, null)).to.equal(
      'wordpress',
    );
  });

  it('take back only the options that they set', () => {
    const own = 'https://own.example/';
    expect(withoutPreset({ addressOnly: true, page: PAGE, width: 1 }, PAGE)).to.deep.equal({
      width: 1,
    });
    expect(withoutPreset({ addressOnly: true, page: own }, PAGE)).to.deep.equal({ page: own });
    expect(withoutPreset({ page: own }, PAGE)).to.deep.equal({ page: own });
  });

  it('let the link in an element lead to the page of the embed', () => {
    const element = (page: string | null) =>
      presetsFor('web-page', page).find(({ format }) => format === 'media-embed-src');
    expect(element(PAGE)?.options).to.deep.equal({ page: PAGE });
    expect(element(null)?.options).to.deep.equal({});
    expect(withoutPreset({ page: PAGE }, PAGE)).to.deep.equal({});
  });

  it('never give WordPress a link that stays a link', () => {
    expect(presetsFor('wordpress', null).map(({ format }) => format)).to.not.include('link');
  });
});
