import { onPage, toPage, type Cursor, type Page } from '#shared/pagination'
import { CustomUrl } from '#custom_urls/models/custom_url'
import { toOwnCustomUrl, type OwnCustomUrl } from '#custom_urls/store/own_custom_url'

export async function listOwnCustomUrls({
  creatorId,
  ...page
}: {
  /** null lists everybody's. */
  creatorId: string | null
  start: Cursor | null
  limit: number
}): Promise<Page<OwnCustomUrl>> {
  const query = onPage(CustomUrl.query().whereNull('deletedAtMs'), page)
  if (creatorId !== null) void query.where({ creatorId })
  const cursorOf = ({ createdAtMs, id }: CustomUrl) => ({ createdAtMs, id })
  return toPage(await query, page.limit, cursorOf, toOwnCustomUrl)
}
