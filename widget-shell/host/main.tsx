/// <reference types="webpack/module" />
import type {} from './first_question'
import { askElsewhere } from './app/ask_elsewhere'
import { showFatal } from './app/show_fatal'
import { startHost } from './app/start_host'

__webpack_get_script_filename__ = askElsewhere(__webpack_get_script_filename__)
window.__vsHostRuns = true
startHost().catch((error: unknown) => {
  console.error('The host could not start', error)
  const root = document.getElementById('vs-root')
  if (root) showFatal(root)
})
