/** `npm start`: from a fresh clone to a running demo. Uses nothing but Node 20 until the dependencies are there. */
import { mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { appKey } from './lib/app_key.mjs'
import { runTool } from './lib/complaint.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled, requireSupportedNode } from './lib/install.mjs'
import { ROOT, inRoot } from './lib/paths.mjs'
import { checkSurroundings } from './lib/preflight.mjs'
import { runNode } from './lib/processes.mjs'
import { progress } from './lib/progress.mjs'
import { serve } from './lib/serve.mjs'
import { loadDotEnv, startSettings } from './lib/settings.mjs'

runTool(async () => {
  requireSupportedNode()
  loadDotEnv()
  const settings = startSettings()
  await checkSurroundings(settings)
  await ensureInstalled()
  await ensureBuilt()
  const env = {
    ...settings,
    APP_KEY: appKey(),
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: inRoot('tmp', 'compile_cache'),
  }
  process.exitCode = (await prepareDatabase(env)) ? await serve(env) : 1
})

/** Migrations, the built remotes and the demo content, in one process; it says itself in one line what failed. */
async function prepareDatabase(env) {
  progress('Preparing the database')
  if (env.SQLITE_PATH) mkdirSync(dirname(resolve(ROOT, env.SQLITE_PATH)), { recursive: true })
  const code = await runNode(['ace.js', 'demo:prepare'], { env: { ...env, LOG_LEVEL: 'fatal' } })
  return code === 0
}
