import i18nManager from '@adonisjs/i18n/services/main'
import { test } from '@japa/runner'
import { LOCALES } from '@sidepick/rules/types'
import { argumentsOf } from '#shared/text/compiled_messages'
import { readMessages } from '#shared/text/read_messages'
import { formatSection } from '#shared/text/texts_of'

const messages = readMessages()
const takes = (locale: (typeof LOCALES)[number]) =>
  Object.fromEntries(
    Object.entries(messages[locale]).map(([name, message]) => [name, argumentsOf(message)])
  )

test.group('Messages', () => {
  test('stand in {$self} under the same names, with the same arguments')
    .with([...LOCALES])
    .run(({ assert }, locale) => {
      assert.isNotEmpty(messages[locale])
      assert.deepEqual(takes(locale), takes('en-us'))
    })

  test('write numbers as their reader does, and choose the plural form of the language', ({
    assert,
  }) => {
    const body = (language: 'en-us' | 'en-gb' | 'es-mx', amount: number | 'none') =>
      formatSection(language, 'notifications.gray_converted', { amount }).body
    assert.equal(body('en-us', 1), 'Your wins turned into 1 black ticket.')
    assert.equal(body('en-gb', 1_234), 'Your wins turned into 1,234 black tickets.')
    assert.equal(
      body('es-mx', 1_000_000),
      'Tus victorias se convirtieron en 1,000,000 boletos negros.'
    )
    assert.equal(body('es-mx', 'none'), 'Tus victorias se convirtieron en boletos negros.')
  })

  test('take markup and braces of a value as text', ({ assert }) => {
    const question = "<b>{amount}</b> '{' #"
    const values = { question, amount: 'none' }
    const { body } = formatSection('en-us', 'notifications.game_lost', values)
    assert.include(body, question)
  })

  test('refuse an unknown section, an unknown name and a missing argument', ({ assert }) => {
    assert.throws(() => formatSection('en-us', 'nothing'), 'no module has messages under nothing')
    assert.throws(
      () => i18nManager.locale('en-us').t('pages.not_found.nothing'),
      'the message pages.not_found.nothing is missing in en-us'
    )
    assert.throws(() => formatSection('es-mx', 'demo.account'), /"name" was not provided/)
  })
})
