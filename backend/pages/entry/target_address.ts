import { encodeInitPayload } from '@sidepick/rules/init_payload'
import { listsOrigin } from '@sidepick/rules/origin_match'
import { isConsolePath } from '@sidepick/rules/own_address'
import type { PageData } from '@sidepick/rules/types'
import env from '#start/env'
import type { EntryRequest } from '#pages/entry/entry_request'
import { getPageData } from '#pages/queries/get_page_data'
import type { ReturnAddressesContract } from '#return_addresses/contract'
import type { WidgetsContract } from '#widgets/contract'

/** A public widget may be framed by any site, but screens with passwords only by sites that it lists or its partner has registered. */
export const framedByNamed = (bootstrap: PageData['bootstrap']): PageData['bootstrap'] => ({
  ...bootstrap,
  allowedParentOrigins: bootstrap.allowedParentOrigins.filter((origin) => origin !== '*'),
})

/** Whether the widget lists this origin, or its partner has registered it. */
export function isNamedSite(origin: string, bootstrap: PageData['bootstrap']): boolean {
  return listsOrigin(framedByNamed(bootstrap).allowedParentOrigins, origin)
}

/**
 * The address that a payload's `targetUrl` leads to: that page below the rest of the payload. null when it is no page
 * of ours, or one that the site around the frame may not show.
 */
export async function targetOf(
  entry: EntryRequest,
  addresses: ReturnAddressesContract,
  widgets: WidgetsContract
): Promise<string | null> {
  const { targetUrl, ...rest } = entry.init
  if (!targetUrl?.startsWith('/')) return null
  if (entry.isFramed && !(await maySiteFrame(targetUrl, entry, widgets))) return null
  return addresses.ownPage(`/go/${encodeInitPayload(rest)}${targetUrl}`)
}

/** What the policy of that page will say to the site that names itself here. */
async function maySiteFrame(path: string, entry: EntryRequest, widgets: WidgetsContract) {
  const { origin } = entry.page
  if (!origin || isConsolePath(path)) return false
  if (origin === new URL(env.get('APP_URL')).origin) return true
  const { bootstrap } = await getPageData({ entry }, widgets)
  return isNamedSite(origin, bootstrap)
}
