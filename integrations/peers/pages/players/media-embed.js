import 'media-embed-build/components/media-embed/define.js';
