import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import { ApiClient, apiClient } from '@japa/api-client'
import { assert } from '@japa/assert'
import { pluginAdonisJS } from '@japa/plugin-adonisjs'
import type { Config } from '@japa/runner/types'
import { createHttpServer } from '#shared/http/http_server'
import env from '#start/env'
import { closeBrowsers } from '#tests/helpers/browser'
import { prepareDemo } from '#tests/helpers/browser_demo'
import { runReport } from '#tests/helpers/run_report'
import { assertDescribed } from '#tests/helpers/openapi_contract'
import { proveLedger } from '#tests/helpers/prove_ledger'
import { dropTestDatabase } from '#tests/helpers/test_database'
import { visitor } from '#tests/helpers/visitor'

export const plugins: Config['plugins'] = [
  assert(),
  apiClient(env.get('APP_URL')),
  pluginAdonisJS(app),
  runReport(),
]

// Limits count by address; tests reach them as visitors do, each call somebody else unless it says who.
ApiClient.onRequest((request) => {
  request.headers(visitor())
})
ApiClient.teardown((response) => {
  assertDescribed(response)
})

export const runnerHooks: Required<Pick<Config, 'setup' | 'teardown'>> = {
  setup: [
    async () => {
      if (!/sidepick_test_\d+/.test(`${env.get('SQLITE_PATH')} ${env.get('DATABASE_URL')}`)) {
        throw new Error('tests run on a database of their own only')
      }
      await testUtils.db().migrate()
    },
  ],
  teardown: [() => dropTestDatabase()],
}

export const configureSuite: Config['configureSuite'] = (suite) => {
  if (['functional', 'browser', 'model'].includes(suite.name)) {
    suite.setup(() => testUtils.httpServer().start(createHttpServer))
  }
  if (['functional', 'model'].includes(suite.name)) {
    suite.teardown(() => proveLedger())
  }
  if (suite.name === 'browser') {
    suite.setup(() => prepareDemo())
    suite.teardown(() => closeBrowsers())
  }
}
