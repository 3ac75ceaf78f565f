import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'

const WORKSPACES = ['widget-shell/card-kit/src', 'widget-shell/host', 'remotes']
const NOT_OURS = /(^|\/)(node_modules|build|admin|example-partner)\//

/** Longer texts are sentences, and no button's. */
const BUTTON_WORDS = 5

/** What says "Sign up" or "Sign in" in other words, by language. */
const OTHER_VERBS: Record<string, RegExp> = {
  'en-us': /^(join\b|register\b|create (an |your )?account|count me in|unlock$|log (in|out)\b)/i,
  'es-mx': /^(únete|registrarme|crear? (una |tu )?cuenta|quiero participar|desbloquear$|entrar\b)/i,
}

const filesOf = (locale: string) =>
  WORKSPACES.flatMap((folder) =>
    readdirSync(app.makePath(folder), { recursive: true, encoding: 'utf8' })
      .map((path) => join(folder, path))
      .filter((path) => path.endsWith(`messages/${locale}.json`) && !NOT_OURS.test(path))
  )

const textsOf = (path: string) =>
  Object.values(JSON.parse(readFileSync(app.makePath(path), 'utf8')) as Record<string, string>)

test.group('Words of a way in', () => {
  test('are the same on every button: {$self}')
    .with(Object.keys(OTHER_VERBS))
    .run(({ assert }, locale) => {
      const files = filesOf(locale)
      assert.isNotEmpty(files)
      const short = files.flatMap(textsOf).filter((text) => text.split(' ').length <= BUTTON_WORDS)
      assert.deepEqual(
        short.filter((text) => OTHER_VERBS[locale]!.test(text)),
        []
      )
    })
})
