import { cleanup, fireEvent, render } from '@testing-library/react';
import type { Embed } from 'media-embed-elements';
import { afterEach, expect, it, vi } from 'vitest';
import { Video } from './video.js';

const embed: Embed = {
  id: '7',
  title: 'Opening night',
  code_iframe: '<iframe src="https://media.example/proxy/iframe.php/7/acme"></iframe>',
};

/** Waits for an element in the shadow tree, which the queries of Testing Library do not enter. */
const findInVideo = (page: HTMLElement, selector: string) =>
  vi.waitUntil(() =>
    page.querySelector('media-embed')?.shadowRoot?.querySelector<HTMLElement>(selector),
  );

afterEach(cleanup);

it('shows the player when the button is pressed', async () => {
  const { container } = render(<Video embed={embed} />);
  const button = await findInVideo(container, '[part=play]');
  expect(button.getAttribute('aria-label')).toBe('Play video: Opening night');
  button.click();
  const frame = await findInVideo(container, 'iframe');
  expect(frame.getAttribute('src')).toContain('/proxy/iframe.php/7/');
});

it('says when an ad runs', () => {
  const { container, queryByText } = render(<Video embed={embed} />);
  const element = container.querySelector('media-embed') as Element;
  fireEvent(element, new Event('adstart'));
  expect(queryByText('Advertisement')).not.toBeNull();
  fireEvent(element, new Event('adbreakend'));
  expect(queryByText('Advertisement')).toBeNull();
});

it('disables its button while the video plays', () => {
  const { container, getByRole } = render(<Video embed={embed} />);
  fireEvent(container.querySelector('media-embed') as Element, new Event('play'));
  expect((getByRole('button', { name: 'Play' }) as HTMLButtonElement).disabled).toBe(true);
});
