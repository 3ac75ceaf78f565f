import type { AppStore } from '../store/store'
import { consentedStore } from '../picks/consented_store'
import type { KeyValues } from '../picks/local_store'
import { configNow } from './config_now'
import { permissionNow } from './permission_now'
import type { VisitParts } from './visit'

/**
 * The storage of a visit: where a reader has to agree first, it stores nothing of the stay before that, unless the partner says
 * with `enableLocalCookies` that it may.
 */
export function storeByConsent(
  { values, entry }: Pick<VisitParts, 'values' | 'entry'>,
  app: AppStore
): KeyValues {
  const mayStore = () =>
    configNow({ entry, app }).themeFlags.enableLocalCookies === true ||
    permissionNow({ app }).thirdParties
  const kept = consentedStore(values, mayStore)
  app.store.subscribe(kept.release)
  return kept
}
