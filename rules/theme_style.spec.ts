import { themeStyle } from './theme_style.js'

const NONE = { widgetTheme: {}, gameTheme: {}, componentsTheme: {} }

describe('The style of a theme', () => {
  test('sets the tokens of the widget, of its game and of single cards', () => {
    const style = themeStyle({
      widgetTheme: { 'color-accent': '#ff5a36', 'radius-card': '4px' },
      gameTheme: { 'color-side-a': 'oklch(60% 0.2 30)', 'consoleFirst': 'true' },
      componentsTheme: { Answers: { 'radius-answer': '0' }, Status: {} },
    })
    expect(style).toBe(
      '@media all{:root:root{--vs-color-accent:#ff5a36;--vs-radius-card:4px}' +
        '.vs-panel{--vs-color-side-a:oklch(60% 0.2 30)}' +
        '[data-card=Answers]{--vs-radius-answer:0}}'
    )
    expect(themeStyle(NONE)).toBe('')
  })

  test('leaves out what is no token or could end the style', () => {
    const hostile = {
      'ink': 'red}body{display:none',
      'a b': 'red',
      'glow': 'url(https://x.example)',
    }
    const componentsTheme = { 'Answers]{} body': { ink: 'red' }, 'Status': hostile }
    expect(themeStyle({ widgetTheme: hostile, gameTheme: hostile, componentsTheme })).toBe('')
  })
})
