import type { TranslateDictionary } from 'media-chrome/lang/en';
import { Catalogue, type Translation } from './catalogue.js';

/** What the control bar says. */
export interface BarMessages extends Translation {
  /** By the English words of media-chrome, as many of them as the player shows; the others stay English. */
  readonly words: Partial<TranslateDictionary>;
}

export const barMessages = new Catalogue<BarMessages>(
  { language: 'en', words: {} },
  {
    language: 'it',
    words: {
      Play: 'Riproduci',
      Pause: 'Pausa',
      Mute: 'Disattiva l’audio',
      Unmute: 'Attiva l’audio',
      Captions: 'Sottotitoli',
      Off: 'Disattivati',
      'Enable captions': 'Attiva i sottotitoli',
      'Disable captions': 'Disattiva i sottotitoli',
      'Enter fullscreen mode': 'Schermo intero',
      'Exit fullscreen mode': 'Esci dallo schermo intero',
      'Enter picture in picture mode': 'Riproduci in una finestra',
      'Exit picture in picture mode': 'Esci dalla finestra',
      play: 'riproduci',
      pause: 'pausa',
      mute: 'disattiva l’audio',
      unmute: 'attiva l’audio',
      volume: 'volume',
      seek: 'posizione',
      'closed captions': 'sottotitoli',
      'enter fullscreen mode': 'schermo intero',
      'exit fullscreen mode': 'esci dallo schermo intero',
      'enter picture in picture mode': 'riproduci in una finestra',
      'exit picture in picture mode': 'esci dalla finestra',
      'video player': 'lettore video',
      'media loading': 'caricamento',
      'playback time': 'tempo di riproduzione',
      live: 'diretta',
      'seek to live': 'torna alla diretta',
      'playing live': 'in diretta',
      hour: 'ora',
      hours: 'ore',
      minute: 'minuto',
      minutes: 'minuti',
      second: 'secondo',
      seconds: 'secondi',
      '{time} remaining': '{time} alla fine',
      '{currentTime} of {totalTime}': '{currentTime} di {totalTime}',
      'video not loaded, unknown time.': 'video non caricato, tempo sconosciuto.',
    },
  },
);
