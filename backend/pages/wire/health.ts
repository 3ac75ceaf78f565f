import vine from '@vinejs/vine'
import { component } from '#shared/openapi/component'
import { choice } from '#shared/openapi/fields'

const needed = (what: string) =>
  choice(['ok', 'error'], `Whether ${what} works; an error makes the whole server fail.`)
const replaceable = (what: string) =>
  choice(['ok', 'degraded'], `Whether ${what} works; without it the server goes on, more slowly.`)

export const healthSchema = component(
  'Health',
  'Whether the server can work.',
  vine.object({
    status: choice(['ok', 'error'], 'The result of all checks.'),
    checks: component(
      'HealthChecks',
      'The result of each check.',
      vine.object({
        process: needed('the process'),
        database: needed('the database'),
        cache: replaceable('the cache'),
        queue: replaceable('the queue'),
      })
    ),
  })
)
