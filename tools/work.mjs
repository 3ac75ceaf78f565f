/** `npm run work`: a worker beside web processes that run with WORKER=false, started again when it fails. */
import { setTimeout as sleep } from 'node:timers/promises'
import { appKey } from './lib/app_key.mjs'
import { runTool } from './lib/complaint.mjs'
import { requireSupportedNode } from './lib/install.mjs'
import { loadDotEnv, startSettings } from './lib/settings.mjs'
import { supervise } from './lib/supervise.mjs'

/** A worker that cannot start says so sooner. */
const STARTED_MS = 5_000

runTool(async () => {
  requireSupportedNode()
  loadDotEnv()
  const env = { ...startSettings(), APP_KEY: appKey(), NODE_ENV: 'production' }
  process.exitCode = await supervise(['ace.js', 'work'], env, async (worker) => {
    await sleep(STARTED_MS)
    return worker.exitCode === null && worker.signalCode === null
  })
})
