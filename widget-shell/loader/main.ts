import { createApi } from './api'
import { scriptLoader } from './load_script'
import { scriptOrigin } from './script_origin'

/** Runs the queued calls and mounts the page's containers. If a loader runs already, it only scans. */
function start() {
  const present = window.VSWidget
  if (present && 'scan' in present) return present.scan()

  const found = scriptOrigin()
  if (!found) return console.error('[VSWidget] own address unknown')

  const calls = present?.q ?? []
  // Extends the queue's object, to which the page may have a reference.
  const api = Object.assign(
    present ?? {},
    createApi(found.origin, scriptLoader(found.origin, found.nonce, present?.policy))
  )
  window.VSWidget = api
  api.q.push(...calls)
  api.scan()
  // Never comes on a page that is read already.
  document.addEventListener('DOMContentLoaded', () => api.scan())
}

start()
