import type {} from './first_question'
import { showFatal } from './app/show_fatal'
import { startHost } from './app/start_host'

window.__vsHostRuns = true
startHost().catch((error: unknown) => {
  console.error('The host could not start', error)
  const root = document.getElementById('vs-root')
  if (root) showFatal(root)
})
