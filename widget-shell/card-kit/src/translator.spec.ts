import { createTranslator } from './translator'

const messages = {
  'en-us': { points: ({ n }: Record<string, unknown>) => `${n} points` },
  'es-mx': { points: ({ n }: Record<string, unknown>) => `${n} puntos` },
}

describe('createTranslator', () => {
  it('speaks the language of the visit', () => {
    expect(createTranslator(messages, 'es-mx')('points', { n: 3 })).toBe('3 puntos')
    expect(createTranslator(messages, 'en-us')('points', { n: 3 })).toBe('3 points')
  })

  it('says when the build left the messages uncompiled', () => {
    const raw = { 'en-us': { points: '{n} points' }, 'es-mx': { points: '{n} puntos' } }
    expect(() => createTranslator(raw, 'en-us')('points')).toThrow(
      'No compiled message "points" in en-us'
    )
  })
})
