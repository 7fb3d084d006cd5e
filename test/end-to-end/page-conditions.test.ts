/** The pages for people who use no mouse, zoom in, choose their own colors or spacing, avoid motion, or print. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { AT_ONCE } from './ad-scene.js';
import { assertColors } from './appearance.js';
import { signedIn } from './cms-session.js';
import { demoPages } from './demo-pages.js';
import { layoutFaultsOf, prepareLayoutCheck } from './layout-check.js';

/** The path of each page, and what is there when it is complete. */
const PAGES = [
  ['the start page', '/', 'main a'],
  ['the entrance of the documentation', '/docs/', '.search:not([hidden])'],
  ['the page of an element', '/docs/elements/media-embed/', '.live iframe'],
  ['the publisher page', '/publisher/#embed=ad-breaks', '#fields .ad-timeline li'],
  ['the CMS page', '/cms/#embed=plain-video', 'media-embed-preview [part=settings]'],
  ['the ad-ops page', '/ad-ops/#embed=ads-in-every-slot', '.verdict[aria-busy=false] .next'],
] as const;

/** What is stopped with the Tab key: the elements in the order of the page, across shadow roots. */
interface Stop {
  readonly name: string;
  readonly isShown: boolean;
  readonly hasIndicator: boolean;
}

/** Functions that run in the page. */
interface Checks {
  readonly controls: () => readonly string[];
  readonly focused: () => Promise<Stop | null>;
  readonly moving: () => readonly string[];
  readonly withoutEdge: () => readonly string[];
  readonly space: () => void;
}

const checks = (): void => {
  const elementsOf = (root: Document | ShadowRoot): readonly Element[] =>
    [...root.querySelectorAll('*')].flatMap((element) => [
      element,
      ...(element.shadowRoot === null ? [] : elementsOf(element.shadowRoot)),
    ]);
  const numbers = new Map<Element, number>();
  /** A name that tells elements apart. */
  const nameOf = (element: Element): string => {
    if (!numbers.has(element)) numbers.set(element, numbers.size);
    const text = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 30);
    return `${String(numbers.get(element))} ${element.localName} ${text}`;
  };
  const isVisible = (element: Element): boolean =>
    element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }) &&
    element.closest('[inert]') === null;
  const isRadioBeside = (element: Element): boolean => {
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return false;
    const root = element.getRootNode() as Document | ShadowRoot;
    const group = [...root.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
      ({ name, form }) => name === element.name && form === element.form,
    );
    return (group.find(({ checked }) => checked) ?? group[0]) !== element;
  };
  const isInViewport = (element: Element): boolean => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  };
  /** A frame of another process is scrolled to some frames after it has the focus. */
  const isShownSoon = async (element: Element): Promise<boolean> => {
    for (let frame = 0; frame < 60 && !isInViewport(element); frame += 1)
      await new Promise(requestAnimationFrame);
    return isInViewport(element);
  };
  const CONTROL = 'a[href], button, input, select, textarea, summary, iframe, [tabindex]';
  /** Drawn by the browser, or a whole picture whose icon says what it does. */
  const DRAWN = '[type=checkbox], [type=radio], [type=range], [part=play]';
  const api: Checks = {
    controls: () =>
      elementsOf(document)
        .filter((element) => element.matches(CONTROL) && !element.matches(':disabled'))
        .filter((element) => (element as HTMLElement).tabIndex >= 0)
        .filter((element) => isVisible(element) && !isRadioBeside(element))
        .map(nameOf),
    focused: async () => {
      let element = document.activeElement;
      while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
      if (element === null || element === document.body) return null;
      const label = element.closest('label');
      const outlines = [
        ...[undefined, '::before', '::after'].map((part) => getComputedStyle(element, part)),
        ...(label === null ? [] : [getComputedStyle(label)]),
      ];
      return {
        name: nameOf(element),
        isShown: await isShownSoon(element),
        hasIndicator:
          element instanceof HTMLIFrameElement ||
          outlines.some(
            ({ outlineStyle, outlineWidth }) =>
              outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1,
          ),
      };
    },
    moving: () =>
      elementsOf(document)
        .filter((element) => {
          const { animationName, animationDuration, transitionDuration } =
            getComputedStyle(element);
          const seconds = [
            ...(animationName === 'none' ? [] : animationDuration.split(',')),
            ...transitionDuration.split(','),
          ].map((duration) => Number.parseFloat(duration));
          return isVisible(element) && Math.max(...seconds) > 0.01;
        })
        .map(nameOf),
    withoutEdge: () =>
      elementsOf(document)
        .filter((element) => element.matches('button, input, select, textarea'))
        .filter((element) => isVisible(element) && element.getClientRects().length > 0)
        .filter((element) => !element.matches(DRAWN))
        .filter((element) => {
          const { borderTopWidth, borderBottomWidth, outlineStyle, clipPath } =
            getComputedStyle(element);
          const width = Number.parseFloat(borderTopWidth) + Number.parseFloat(borderBottomWidth);
          return width === 0 && outlineStyle === 'none' && clipPath === 'none';
        })
        .map(nameOf),
    space: () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
      );
      for (const root of [document, ...elementsOf(document).flatMap((e) => e.shadowRoot ?? [])])
        root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    },
  };
  Object.assign(window, { checks: api });
};

const run = <Result>(
  page: Page,
  call: (checks: Checks) => Result | Promise<Result>,
): Promise<Result> => page.evaluate(`(${call.toString()})(window.checks)`);

const MAX_STOPS = 600;

/** Presses Tab until it starts again. The focus is nowhere at the end of the page, and while a frame loads. */
const tabThrough = async (page: Page): Promise<readonly Stop[]> => {
  const stops: Stop[] = [];
  for (let count = 0; count < MAX_STOPS; count += 1) {
    await page.keyboard.press('Tab');
    const stop = await run(page, ({ focused }) => focused());
    if (stop !== null && stops.length > 1 && stop.name === stops[0]?.name) return stops;
    if (stop !== null && stop.name !== stops.at(-1)?.name) stops.push(stop);
  }
  throw new Error(
    `The Tab key does not leave the page: ${stops
      .slice(-5)
      .map(({ name }) => name)
      .join(', ')}`,
  );
};

describe('the pages', { concurrency: AT_ONCE }, () => {
  const pages = demoPages();

  for (const [name, path, complete] of PAGES) {
    const open = async (options: BrowserContextOptions): Promise<Page> => {
      const page = await pages.newPage(options);
      await signedIn(page, pages.origin);
      await page.goto(pages.origin + path);
      await page.locator(complete).first().waitFor({ state: 'attached' });
      await prepareLayoutCheck(page);
      await page.evaluate(checks);
      return page;
    };

    it(`let the Tab key reach and leave each control of ${name}, and show where it is`, async () => {
      const page = await open({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
      // A frame that loads meanwhile moves the start of the next step, so there is a second round if one stop was missed.
      const controls = await run(page, (all) => all.controls());
      const stops = [...(await tabThrough(page))];
      const missed = async (): Promise<readonly string[]> => {
        const remaining = await run(page, (all) => all.controls());
        return controls.filter(
          (control) => remaining.includes(control) && !stops.some((stop) => stop.name === control),
        );
      };
      if ((await missed()).length > 0) stops.push(...(await tabThrough(page)));
      assert.ok(stops.length > 3);
      assert.deepEqual(await missed(), []);
      assert.deepEqual(
        stops.filter(({ isShown, hasIndicator }) => !isShown || !hasIndicator),
        [],
      );
      await pages.closed(page);
    });

    it(`show all of ${name} at 200 and 400 %, and with the spacing of WCAG`, async () => {
      const page = await open({ viewport: { width: 320, height: 256 } });
      assert.deepEqual(await layoutFaultsOf(page), [], '400 %');
      await page.setViewportSize({ width: 640, height: 512 });
      assert.deepEqual(await layoutFaultsOf(page), [], '200 %');
      await run(page, ({ space }) => {
        space();
      });
      assert.deepEqual(await layoutFaultsOf(page), [], '200 % with spacing');
      await page.setViewportSize({ width: 1280, height: 900 });
      assert.deepEqual(await layoutFaultsOf(page), [], 'with spacing');
      await pages.closed(page);
    });

    it(`respect what the viewer of ${name} prefers, and print it`, async () => {
      const page = await open({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
      assert.deepEqual(await run(page, ({ moving }) => moving()), [], 'motion');
      await page.emulateMedia({ forcedColors: 'active' });
      assert.deepEqual(await run(page, ({ withoutEdge }) => withoutEdge()), [], 'forced colors');
      await page.emulateMedia({ forcedColors: 'none', contrast: 'more' });
      await assertColors(page, ['color-contrast-enhanced']);
      await page.emulateMedia({ contrast: 'no-preference', colorScheme: 'dark', media: 'print' });
      await assertColors(page, ['color-contrast']);
      const printed = await page.evaluate(() => ({
        background: getComputedStyle(document.documentElement).backgroundColor,
        height: document.querySelector('main')?.clientHeight ?? 0,
        navigation: [...document.querySelectorAll('nav, form[role=search]')].filter((each) =>
          each.checkVisibility(),
        ).length,
        heading: document.querySelector('h1')?.checkVisibility(),
      }));
      assert.ok(printed.height > 200, String(printed.height));
      assert.deepEqual(
        { ...printed, height: 0 },
        { background: 'rgb(255, 255, 255)', height: 0, navigation: 0, heading: true },
      );
      await pages.closed(page);
    });
  }

  it('draw the focus of a player above its poster', async () => {
    const page = await pages.open('/', { reducedMotion: 'reduce' });
    const player = page.locator('media-embed-player');
    await page.waitForLoadState('networkidle');
    const edge = async (): Promise<string> => {
      const { x, y, height } = (await player.boundingBox()) ?? assert.fail();
      const picture = await page.screenshot({
        clip: { x: x + 1, y: y + 20, width: 1, height: height - 40 },
      });
      return picture.toString('base64');
    };
    const before = await edge();
    await page.getByRole('combobox', { name: 'Language' }).focus();
    await page.keyboard.press('Tab');
    await player.locator('[part~=player]:focus-visible').waitFor();
    assert.notEqual(await edge(), before);
    await pages.closed(page);
  });

  it('scroll nowhere on the ad-ops page before there is an input', async () => {
    const page = await pages.open('/ad-ops/', { viewport: { width: 390, height: 844 } });
    await page.getByRole('combobox', { name: 'Embed' }).waitFor();
    const rest = () => document.documentElement.scrollHeight - innerHeight;
    assert.equal(await page.evaluate(rest), 0);
    await pages.closed(page);
  });
});
