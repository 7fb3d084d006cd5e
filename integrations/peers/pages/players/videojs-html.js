import '@videojs/html/video/player';
import '@videojs/html/video/skin';
