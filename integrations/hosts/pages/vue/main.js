import { createApp } from 'vue';
import { readRow } from '../host-page.js';
import VideoPage from './video-page.vue';

createApp(VideoPage, readRow()).mount('main');
