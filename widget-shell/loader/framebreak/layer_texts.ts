import type { Language, Locale } from '@sidepick/rules/types'
import { wordsOf } from '../words_of'

const TEXTS = {
  'en-us': {
    layer: 'Quiz game',
    close: 'Close',
    play: 'Play now',
    by: 'Presented by',
    stop: 'Pause video',
    run: 'Play video',
    captions: 'Captions',
    ad: 'Advertisement',
    houseTitle: 'Two sides. One pick.',
    houseLine: 'A new question every minute.',
  },
  'es-mx': {
    layer: 'Juego de preguntas',
    close: 'Cerrar',
    play: 'Jugar ahora',
    by: 'Presentado por',
    stop: 'Pausar el video',
    run: 'Reproducir el video',
    captions: 'Subtítulos',
    ad: 'Publicidad',
    houseTitle: 'Dos lados. Una elección.',
    houseLine: 'Una pregunta nueva cada minuto.',
  },
} as const satisfies Record<Locale, object>

export type LayerTexts = Record<keyof (typeof TEXTS)['en-us'], string>

/** The layer's own words, in the widget's language or the page's. */
export function layerTexts(lang: Language | undefined): LayerTexts {
  return TEXTS[wordsOf(lang)]
}
