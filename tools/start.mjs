/** `npm start`: from a fresh clone to a running demo. Uses nothing but Node 20.12 until the dependencies are there. */
import { runTool } from './lib/complaint.mjs'
import { prepareServer } from './lib/prepare.mjs'
import { serve } from './lib/serve.mjs'

runTool(async () => {
  process.exitCode = await serve(await prepareServer('production'))
})
