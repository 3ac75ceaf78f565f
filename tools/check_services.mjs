/** The gate proves both databases: it does not pass where PostgreSQL or Redis is missing. */
import { runTool } from './lib/complaint.mjs'
import { checkService } from './lib/preflight.mjs'

runTool(async () => {
  await checkService(
    'PostgreSQL',
    'CI_PG_URL',
    process.env.CI_PG_URL ?? 'postgres://127.0.0.1:5432',
    5432
  )
  await checkService(
    'Redis',
    'CI_REDIS_URL',
    process.env.CI_REDIS_URL ?? 'redis://127.0.0.1:6379',
    6379
  )
})
