import { component$, Slot, useSignal, useVisibleTask$ } from '@builder.io/qwik';
import type { PropsOf, QRL, QwikJSX } from '@builder.io/qwik';
import type { MediaEmbed } from 'media-embed-elements/media-embed.js';

type VideoAttributes = Partial<Pick<MediaEmbed, 'src' | 'format' | 'loading' | 'poster'>>;

declare module '@builder.io/qwik' {
  namespace QwikJSX {
    interface IntrinsicElements {
      'media-embed': Omit<PropsOf<'div'>, 'ref'> &
        VideoAttributes & { ref?: { value: unknown }; onAdstart$?: QRL<(event: Event) => void> };
    }
  }
}

type Props = QwikJSX.IntrinsicElements['media-embed'] & { embed?: MediaEmbed['embed'] };

/** Takes the attributes of the element, `embed`, and listeners such as `onPlay$` and `onAdstart$`. */
export const Video = component$<Props>(({ embed, ...attributes }) => {
  const element = useSignal<MediaEmbed>();
  useVisibleTask$(async () => {
    await import('media-embed-elements/media-embed.js');
    if (element.value && embed) element.value.embed = embed;
  });
  return (
    <media-embed ref={element} {...attributes}>
      <Slot />
    </media-embed>
  );
});
