/** What a screen reader calls the frame until the widget names its partner; the language as a page spells it. */
export const frameTitle = (lang: string): string =>
  /^es/i.test(lang) ? 'Juego de preguntas' : 'Quiz game'
