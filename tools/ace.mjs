/** `npm run ace -- <command>`: a command of the server, with the settings, the database and the key of `npm start`. */
import { appKey } from './lib/app_key.mjs'
import { runTool } from './lib/complaint.mjs'
import { requireSupportedNode } from './lib/install.mjs'
import { runNode } from './lib/processes.mjs'
import { loadDotEnv, startSettings } from './lib/settings.mjs'

runTool(async () => {
  requireSupportedNode()
  loadDotEnv()
  const env = { ...startSettings(), APP_KEY: appKey(), NODE_ENV: 'production', LOG_LEVEL: 'error' }
  process.exitCode = await runNode(['ace.js', ...process.argv.slice(2)], { env })
})
