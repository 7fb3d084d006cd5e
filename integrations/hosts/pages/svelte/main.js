import { mount } from 'svelte';
import 'media-embed-elements/media-embed.js';
import { readRow } from '../host-page.js';
import VideoPage from './video-page.svelte';

mount(VideoPage, { target: document.querySelector('main'), props: readRow() });
