import type { CustomUrlRecord } from '#custom_urls/contract'
import { CustomUrl } from '#custom_urls/models/custom_url'
import { SLUG } from '#custom_urls/domain/slug'

export async function findCustomUrl(url: string): Promise<CustomUrlRecord | null> {
  if (!SLUG.test(url)) return null
  const row = await CustomUrl.query().where({ url, active: true }).whereNull('deletedAtMs').first()
  if (!row) return null
  const { id, widgetId, gameId, creatorId, flavour, active } = row
  return { id, url, widgetId, gameId, creatorId, flavour, active }
}
