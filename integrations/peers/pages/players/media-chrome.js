import 'media-chrome';
