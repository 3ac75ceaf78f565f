import { mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { appKey } from './app_key.mjs'
import { ensureBuilt } from './build.mjs'
import { Complaint } from './complaint.mjs'
import { ensureInstalled, requireSupportedNode } from './install.mjs'
import { ROOT, inRoot } from './paths.mjs'
import { checkSurroundings } from './preflight.mjs'
import { runNode } from './processes.mjs'
import { progress } from './progress.mjs'
import { loadDotEnv, startSettings } from './settings.mjs'

/** Brings everything that a server needs, checks first, and gives its environment. */
export async function prepareServer(nodeEnv) {
  requireSupportedNode()
  loadDotEnv()
  const settings = startSettings()
  await checkSurroundings(settings)
  await ensureInstalled()
  await ensureBuilt()
  const env = {
    ...settings,
    APP_KEY: appKey(),
    NODE_ENV: nodeEnv,
    NODE_COMPILE_CACHE: inRoot('tmp', 'compile_cache'),
  }
  await prepareDatabase(env)
  return env
}

/** Migrations, the built remotes and the demo content, in one process that says in one line what it failed at. */
async function prepareDatabase(env) {
  progress('Preparing the database')
  if (env.SQLITE_PATH) {
    mkdirSync(dirname(resolve(ROOT, env.SQLITE_PATH)), { recursive: true, mode: 0o700 })
  }
  const code = await runNode(['ace.js', 'demo:prepare'], { env: { ...env, LOG_LEVEL: 'fatal' } })
  if (code !== 0) throw new Complaint('')
}
