import 'reflect-metadata'
import { randomBytes } from 'node:crypto'
import { globSync } from 'node:fs'
import { Ignitor, prettyPrintError } from '@adonisjs/core'
import { configure, processCLIArgs, run } from '@japa/runner'
import { freePort } from '../tests/helpers/free_port.js'
import { mailServer } from '../tests/helpers/mail_server.js'
import { ONE_ENGINE } from '../tests/one_engine.js'
import { filesOfOtherParts } from '../tests/parts.js'
import { prepareTestDatabase } from '../tests/helpers/test_database.js'

process.env.NODE_ENV = 'test'
process.env.APP_KEY ??= randomBytes(32).toString('base64url')
process.env.APP_KEYS_RETIRED ??= randomBytes(32).toString('base64url')
process.env.LOG_LEVEL ??= 'silent'
process.env.HOST ??= '127.0.0.1'
process.env.PORT ??= String(await freePort())
process.env.APP_URL ??= `http://${process.env.HOST}:${process.env.PORT}`
process.env.DEMO_PUBLISHER_URL ??= `http://localhost:${process.env.PORT}`
process.env.PARTNER_URL ??= `http://localhost:${process.env.PORT}`
process.env.DEMO ??= 'true'
process.env.MEDIA_HOSTS ??= 'media.example.com,*.films.example.com'
process.env.DEMO_IN_PRODUCTION ??= 'true'
process.env.UPLOADS_PATH ??= `tmp/uploads_test_${process.pid}`
await prepareTestDatabase()
const { port: smtpPort } = await mailServer()
process.env.SMTP_HOST = '127.0.0.1'
process.env.SMTP_PORT = String(smtpPort)
process.env.SMTP_TLS = 'none'

const APP_ROOT = new URL('../', import.meta.url)
const importer = (filePath: string) =>
  filePath.startsWith('.') ? import(new URL(filePath, APP_ROOT).href) : import(filePath)

const { TEST_SECOND_ENGINE, TEST_PART } = process.env
const onOneEngine = TEST_SECOND_ENGINE === 'true' ? Object.keys(ONE_ENGINE) : []
const inOtherParts = TEST_PART
  ? filesOfOtherParts(TEST_PART, globSync('tests/browser/**/*.spec.ts', { cwd: APP_ROOT }))
  : []

new Ignitor(APP_ROOT, { importer })
  .tap((app) => {
    app.booting(async () => {
      await import('#start/env')
    })
    app.listen('SIGTERM', () => app.terminate())
  })
  .testRunner()
  .configure(async (app) => {
    const { runnerHooks, ...config } = await import('../tests/bootstrap.js')
    processCLIArgs(process.argv.splice(2))
    configure({
      ...app.rcFile.tests,
      ...config,
      ...runnerHooks,
      exclude: [...onOneEngine, ...inOtherParts],
      configureSuite: config.configureSuite,
      teardown: runnerHooks.teardown.concat([() => app.terminate()]),
    })
  })
  .run(() => run())
  .catch(async (error) => {
    await prettyPrintError(error)
    process.exit(1)
  })
