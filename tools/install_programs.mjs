/** Installs what the tests need besides npm's packages, in one go, before anything runs side by side. */
import { runTool } from './lib/complaint.mjs'
import { ensurePrograms } from './lib/programs.mjs'

runTool(async () => {
  await ensurePrograms('server', 'browser')
})
