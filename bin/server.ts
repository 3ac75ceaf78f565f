import 'reflect-metadata'
import { Ignitor, prettyPrintError } from '@adonisjs/core'

const APP_ROOT = new URL('../', import.meta.url)
const importer = (filePath: string) =>
  filePath.startsWith('.') ? import(new URL(filePath, APP_ROOT).href) : import(filePath)

/** Whoever holds a connection open, with a paused video or a spare socket, has this long to let go. */
const FAREWELL_MS = 3_000

new Ignitor(APP_ROOT, { importer })
  .tap((app) => {
    app.booting(async () => {
      await import('#start/env')
    })
    const stop = async () => {
      const server = await app.container.make('server')
      setTimeout(() => server.getNodeServer()?.closeAllConnections(), FAREWELL_MS).unref()
      await app.terminate()
    }
    app.listen('SIGTERM', stop)
    app.listen('SIGINT', stop)
  })
  .httpServer()
  .start()
  .catch((error) => {
    process.exitCode = 1
    prettyPrintError(error)
  })
