import { mergeApplicationConfig } from '@angular/core';
import { bootstrapApplication, type BootstrapContext } from '@angular/platform-browser';
import { provideServerRendering, RenderMode, withRoutes } from '@angular/ssr';
import { App } from './app';
import { config } from './config';

const server = {
  providers: [
    provideServerRendering(withRoutes([{ path: '**', renderMode: RenderMode.Prerender }])),
  ],
};

export default (context: BootstrapContext) =>
  bootstrapApplication(App, mergeApplicationConfig(config, server), context);
