import 'reflect-metadata'
import type { createHttpServer } from '#shared/http/http_server'
import { Ignitor, prettyPrintError } from '@adonisjs/core'

const APP_ROOT = new URL('../', import.meta.url)
const importer = (filePath: string) =>
  filePath.startsWith('.') ? import(new URL(filePath, APP_ROOT).href) : import(filePath)

/** Whoever holds a connection open, with a paused video or a spare socket, has this long to let go. */
const FAREWELL_MS = 3_000

/** Nobody waits for the end of a process with a fault, so what runs has longer. */
const LONG_FAREWELL_MS = 20_000

/** Loaded once the application is there, whose settings it reads. */
let create: typeof createHttpServer
let listener: ReturnType<typeof createHttpServer> | undefined

const started = new Ignitor(APP_ROOT, { importer })
  .tap((app) => {
    app.booting(async () => {
      await import('#start/env')
    })
    app.booted(async () => {
      create = (await import('#shared/http/http_server')).createHttpServer
      // Before it listens: the first call may be the one with the fault.
      const { surviveFaults } = await import('#shared/process_fault')
      surviveFaults(await app.container.make('logger'), () => stop(LONG_FAREWELL_MS))
    })
    const stop = async (farewellMs: number) => {
      const server = await app.container.make('server')
      setTimeout(() => server.getNodeServer()?.closeAllConnections(), farewellMs).unref()
      await app.terminate()
    }
    const leave = async () => {
      // Nobody has called yet, and what is still starting would go on to listen after the end.
      if (!listener?.listening) process.exit(0)
      await started
      return stop(FAREWELL_MS)
    }
    app.listen('SIGTERM', leave)
    app.listen('SIGINT', leave)
  })
  .httpServer()
  .start((handle) => (listener = create(handle)))
  .catch(async (error) => {
    await prettyPrintError(error)
    // What was opened on the way would keep the process, and whoever waits for it, for ever.
    process.exit(1)
  })
