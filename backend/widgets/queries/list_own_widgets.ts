import { onPage, toPage, type Cursor, type Page } from '#shared/pagination'
import { Widget } from '#widgets/models/widget'
import { toOwnWidget, type OwnWidget } from '#widgets/store/own_widget'

export async function listOwnWidgets({
  creatorId,
  ...page
}: {
  /** null lists everybody's. */
  creatorId: string | null
  start: Cursor | null
  limit: number
}): Promise<Page<OwnWidget>> {
  const query = onPage(Widget.query().whereNull('deletedAtMs'), page)
  if (creatorId !== null) void query.where({ creatorId })
  const cursorOf = ({ createdAtMs, id }: Widget) => ({ createdAtMs, id })
  return toPage(await query, page.limit, cursorOf, toOwnWidget)
}
