import { defineConfig } from '@adonisjs/i18n'
import { LANGUAGE_TAGS, wordsOf } from '@sidepick/rules/languages'
import { CompiledMessages } from '#shared/text/compiled_messages'
import { readMessages } from '#shared/text/read_messages'

export default defineConfig({
  defaultLocale: 'en-us',
  formatter: () => new CompiledMessages(),
  // Each language has the messages of the one whose words it borrows, and its own numbers and plural forms.
  loaders: [
    () => ({
      load: async () => {
        const messages = readMessages()
        return Object.fromEntries(LANGUAGE_TAGS.map((tag) => [tag, messages[wordsOf(tag)]]))
      },
    }),
  ],
  fallback: (name, locale) => {
    throw new Error(`the message ${name} is missing in ${locale}`)
  },
})
