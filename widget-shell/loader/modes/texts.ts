import type { Language, Locale } from '@sidepick/rules/types'
import { wordsOf } from '../words_of'

const TEXTS: Record<Locale, Record<'close' | 'minimize' | 'away' | 'back', string>> = {
  'en-us': {
    close: 'Close',
    minimize: 'Minimize',
    away: 'The game is playing in the corner of the page.',
    back: 'Bring it back here',
  },
  'es-mx': {
    close: 'Cerrar',
    minimize: 'Minimizar',
    away: 'El juego sigue en la esquina de la página.',
    back: 'Traerlo de vuelta aquí',
  },
}

/** The words of the loader's own controls, in the widget's language or the page's. */
export function textsFor(lang: Language | undefined) {
  return TEXTS[wordsOf(lang)]
}
