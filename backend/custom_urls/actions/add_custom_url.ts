import { addOnce } from '#shared/database/add_once'
import { clock } from '#shared/clock'
import type { NewCustomUrl } from '#custom_urls/contract'
import { CustomUrl } from '#custom_urls/models/custom_url'
import { SLUG } from '#custom_urls/domain/slug'

export async function addCustomUrl(customUrl: NewCustomUrl): Promise<boolean> {
  const { id, url, widgetId, gameId, creatorId, flavour, active = true } = customUrl
  if (!SLUG.test(url)) throw new Error(`not a short name: ${url}`)
  return addOnce(() =>
    CustomUrl.create({
      id,
      url,
      widgetId,
      gameId: gameId ?? null,
      creatorId,
      flavour: flavour ?? null,
      active,
      createdAtMs: clock.nowMs(),
    })
  )
}
