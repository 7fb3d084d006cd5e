import { Component, CUSTOM_ELEMENTS_SCHEMA, input, output } from '@angular/core';
import type { MediaEmbed } from 'media-embed-elements/media-embed.js';
import 'media-embed-elements/media-embed.js';

@Component({
  selector: 'app-video',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `<media-embed
    [attr.src]="src()"
    [attr.format]="format()"
    [attr.loading]="loading()"
    [embed]="embed()"
    (play)="play.emit($event)"
    (adstart)="adStart.emit($event)"
    ><ng-content
  /></media-embed>`,
})
export class Video {
  readonly src = input<string>();
  readonly format = input<MediaEmbed['format']>();
  readonly loading = input<MediaEmbed['loading']>();
  readonly embed = input<MediaEmbed['embed']>(null);
  readonly play = output<Event>();
  readonly adStart = output<Event>();
}
