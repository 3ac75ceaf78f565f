import { test } from '@japa/runner'
import { themeStyle } from '@sidepick/rules/theme_style'
import { documentFaults } from '#experiences/domain/document_faults'

test.group('The themes of a document', () => {
  const NONE = { widgetTheme: {}, gameTheme: {}, componentsTheme: {} }
  const values = [
    ...['red', "'Inter', sans-serif", 'oklch(60% 0.2 30)', 'calc(1px + var(--vs-space))'],
    ...[
      '',
      'red!important',
      '"Inter"',
      '@import',
      'a:b',
      'red*',
      'url(x.png)',
      '(',
      'x'.repeat(201),
    ],
  ]

  test('are refused where they would not be written: {$self}')
    .with(values)
    .run(({ assert }, value) => {
      const widgetTheme = { 'color-accent': value }
      const isWritten = themeStyle({ ...NONE, widgetTheme }) !== ''
      const faults = documentFaults({ widgetTheme }, 'partner')
      assert.lengthOf(faults, isWritten ? 0 : 1)
      if (!isWritten) assert.match(faults[0]!, /^widgetTheme\.color-accent must be a CSS value/)
    })

  test('have names that can be written: {$self}')
    .with(['ink', 'color-side-a', 'Accent', 'a_b', 'imageUrl', '-ink', 'x'.repeat(65)])
    .run(({ assert }, name) => {
      const widgetTheme = { [name]: 'red' }
      const isWritten = themeStyle({ ...NONE, widgetTheme }) !== ''
      assert.lengthOf(documentFaults({ widgetTheme }, 'partner'), isWritten ? 0 : 1)
      const componentsTheme = { Answers: widgetTheme }
      assert.lengthOf(documentFaults({ componentsTheme }, 'partner'), isWritten ? 0 : 1)
    })

  test('may put the console first, and name a card as it is registered', ({ assert }) => {
    assert.isEmpty(documentFaults({ gameTheme: { consoleFirst: 'true' } }, 'partner'))
    assert.lengthOf(documentFaults({ widgetTheme: { consoleFirst: 'true' } }, 'partner'), 1)
    assert.lengthOf(documentFaults({ componentsTheme: { 'Sign-On': {} } }, 'partner'), 1)
  })
})
