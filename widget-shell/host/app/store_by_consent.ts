import type { AppStore } from '../store/store'
import { consentedStore } from '../picks/consented_store'
import { readKept, writeKept } from '../picks/kept_by_page'
import type { KeyValues } from '../picks/local_store'
import { configNow } from './config_now'
import { permissionNow } from './permission_now'
import type { VisitParts } from './visit'

/**
 * The storage of a visit: where a reader has to agree first, it stores nothing of the stay before that, unless the partner says
 * with `enableLocalCookies` that it may. Until then, and where the browser stores nothing, the page around keeps in memory
 * which games were seen, for as long as it stands.
 */
export function storeByConsent(
  {
    values,
    entry,
    bridge,
    frameName,
  }: Pick<VisitParts, 'values' | 'entry' | 'bridge' | 'frameName'>,
  app: AppStore
): KeyValues {
  const mayStore = () =>
    !values.isClosed?.() &&
    (configNow({ entry, app }).themeFlags.enableLocalCookies === true ||
      permissionNow({ app }).thirdParties)
  const kept = consentedStore(values, {
    mayStore,
    held: readKept(frameName, entry.host),
    onHeld: (held) => bridge.send('vs_keep', { state: writeKept(held, entry.host) }),
  })
  app.store.subscribe(kept.release)
  return kept
}
