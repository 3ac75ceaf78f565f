import 'reflect-metadata'
import { json } from 'node:stream/consumers'
import { Ignitor, prettyPrintError } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'

/** A server with a route that returns as many bytes as it is asked for, and one that also reads JSON: yardsticks. */
const APP_ROOT = new URL('./', import.meta.url)
const bodies = new Map<number, string>()

function body(bytes: number): string {
  const known = bodies.get(bytes)
  if (known !== undefined) return known
  const made = JSON.stringify({ text: 'x'.repeat(Math.max(0, bytes - 11)) })
  bodies.set(bytes, made)
  return made
}

new Ignitor(APP_ROOT, {
  importer: (path) => import(path.startsWith('.') ? new URL(path, APP_ROOT).href : path),
})
  .tap((app) => {
    app.listen('SIGTERM', () => app.terminate())
    app.booted(async () => {
      const router = await app.container.make('router')
      router.get('/bare/:bytes', ({ params, response }: HttpContext) => {
        response.header('content-type', 'application/json; charset=utf-8')
        response.send(body(Number(params.bytes)))
      })
      router.post('/bare/:bytes', async ({ params, request, response }: HttpContext) => {
        await json(request.request)
        response.header('content-type', 'application/json; charset=utf-8')
        response.status(202).send(body(Number(params.bytes)))
      })
    })
  })
  .httpServer()
  .start()
  .catch((error) => {
    process.exitCode = 1
    prettyPrintError(error)
  })
