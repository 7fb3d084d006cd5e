import { mount } from 'svelte';
import { readRow } from '../host-page.js';
import VideoPage from './video-page.svelte';

mount(VideoPage, { target: document.querySelector('main'), props: readRow() });
