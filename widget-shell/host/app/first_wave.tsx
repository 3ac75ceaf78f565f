import type { WidgetMessages } from '../bridge/messages'
import { takeEarlyPick } from './early_pick'
import { loadViews } from './late_views'
import { Shell } from './shell'
import { takeOver } from './take_over'
import type { Visit } from './visit'

function loadMessage({ entry, engine }: Visit): WidgetMessages['widget-load'] {
  const { id, type, creatorName } = entry.bootstrap.widget
  const partnerName = entry.bootstrap.widget.partnerName ?? (creatorName || null)
  const empty = engine.state().game === null
  return { widgetId: id, type: entry.init.widgetType ?? type, partnerName, ...(empty && { empty }) }
}

/** Runs when every remote of the first question has loaded; after a failure that may be much later. */
function onceReady({ remotes, entry }: Visit, run: () => void) {
  const critical = entry.bootstrap.remotes.filter((remote) => remote.critical)
  const ready = () => critical.every(({ id }) => remotes.stateOf(id).status === 'ready')
  if (ready()) return run()
  const off = remotes.subscribe(() => {
    if (!ready()) return
    off()
    run()
  })
}

/** Loads the cards of the first question, replaces the server's markup by them, and tells the page. */
export async function runFirstWave(visit: Visit, root: HTMLElement): Promise<HTMLElement> {
  const { entry, remotes, bridge } = visit
  const critical = entry.bootstrap.remotes.filter((remote) => remote.critical)
  // The server's question stays readable meanwhile; without a game there is nothing to wait for.
  const hasGame = visit.engine.state().game !== null
  const states = hasGame ? await Promise.all(critical.map(({ id }) => remotes.load(id))) : []
  const failed = states.some(({ status }) => status === 'failed')
  // What says that something is wrong loads later; until it has come or is lost, what the server drew stays.
  if (!hasGame || failed) await loadViews().catch(() => undefined)
  // The page reserves this place; the screens over the game are drawn inside the stage, where its theme reaches them.
  document.getElementById('vs-overlay-root')?.remove()
  const stage = await takeOver(root, (next) => <Shell visit={visit} root={next} />)
  onceReady(visit, () => takeEarlyPick(visit))
  bridge.send('widget-load', loadMessage(visit))
  if (failed) bridge.send('vs_failed', { message: 'not available' })
  visit.later().catch((error: unknown) => console.error('The host is not whole', error))
  return stage
}
