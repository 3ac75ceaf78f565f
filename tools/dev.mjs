/** `npm run dev`: the server starts again when its sources change, the widget is built again when its own do. */
import { watch } from 'node:fs'
import { runTool } from './lib/complaint.mjs'
import { inRoot } from './lib/paths.mjs'
import { prepareServer } from './lib/prepare.mjs'
import { runNode } from './lib/processes.mjs'
import { serve } from './lib/serve.mjs'

const WIDGET_SOURCES = ['rules', 'widget-shell', 'remotes']
const SETTLE_MS = 150

runTool(async () => {
  const env = await prepareServer('development')
  const watchers = WIDGET_SOURCES.map((folder) =>
    watch(inRoot(folder), { recursive: true }, rebuildSoon(env))
  )
  process.exitCode = await serve(env, ['--watch', '--watch-preserve-output'])
  watchers.forEach((watcher) => watcher.close())
})

/** One build at a time; what changes meanwhile is built after it. */
function rebuildSoon(env) {
  let timer
  let building = Promise.resolve()
  return (_event, file) => {
    if (file === null || /\.spec\.tsx?$|node_modules/.test(file)) return
    clearTimeout(timer)
    timer = setTimeout(() => (building = building.then(() => rebuild(env))), SETTLE_MS)
  }
}

async function rebuild(env) {
  const code = await runNode(['tools/build.mjs'])
  if (code === 0) await runNode(['ace.js', 'remotes:publish'], { env })
}
