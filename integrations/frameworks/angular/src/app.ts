import { Component, signal } from '@angular/core';
import { RouterLink, RouterOutlet, type Routes } from '@angular/router';
import { Video } from './video';

@Component({
  selector: 'app-home',
  imports: [RouterLink, Video],
  template: `<main>
    <app-video id="first" [src]="src()" format="player" (play)="events.set('play')">
      <a href="/embeds/plain-video">Watch the opening night</a>
    </app-video>
    <app-video id="second" loading="click" [embed]="inline" />
    <output>{{ events() }}</output>
    <button (click)="src.set('/embeds/ad-skippable.json')">Another video</button>
    <a routerLink="/about/">About</a>
  </main>`,
})
class Home {
  readonly inline = {
    id: '7',
    title: 'Inline embed',
    code_iframe: '<iframe src="https://media.example/embed/7"></iframe>',
  };
  readonly src = signal('/embeds/plain-video.json');
  readonly events = signal('');
}

@Component({
  selector: 'app-about',
  imports: [RouterLink],
  template: `<main>
    <h1>About</h1>
    <a routerLink="/">Videos</a>
  </main>`,
})
class About {}

export const routes: Routes = [
  { path: '', component: Home },
  { path: 'about', component: About },
];

@Component({ selector: 'app-root', imports: [RouterOutlet], template: `<router-outlet />` })
export class App {}
