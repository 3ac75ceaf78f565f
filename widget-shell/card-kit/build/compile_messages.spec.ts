/** @jest-environment node */
import { compileMessages } from './compile_messages.cjs'

const compile = (messages: unknown) => compileMessages(JSON.stringify(messages), '/remote/messages/es-mx.json')

describe('compileMessages', () => {
  it('makes a function of each message, with the plurals of its language and without a parser', () => {
    const module = compile({ points: '{n, plural, one {# punto} other {# puntos}}' })
    expect(module).toContain('points: (d) => plural(d.n, 0, es,')
    expect(module).not.toContain('@messageformat/parser')
  })

  it.each([
    ['a message that is no ICU MessageFormat', { points: '{n, plural, one {' }],
    ['nested messages', { board: { title: 'Tabla' } }],
  ])('refuses %s', (_, messages) => {
    expect(() => compile(messages)).toThrow()
  })
})
