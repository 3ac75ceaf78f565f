import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#shared/clock'
import { given } from '#shared/differences'
import { Widget } from '#widgets/models/widget'
import type { OwnWidget, WidgetFields } from '#widgets/own_widget'

/** Writes changes over a widget that is locked, and gives what it is now. */
export async function writeWidget(
  before: OwnWidget,
  changes: Partial<WidgetFields>,
  trx: TransactionClientContract
): Promise<OwnWidget> {
  const config = merged(before.config, changes.config)
  const updatedAtMs = clock.nowMs()
  const after = { ...before, ...given(changes), config, updatedAtMs }
  const { preferredCategoryIds, allowedDomains, theme, ...plain } = after
  const lists = { preferredCategoryIds, allowedDomains, theme, config }
  const texts = Object.entries(lists).map(([name, value]) => [name, JSON.stringify(value)])
  await Widget.query({ client: trx })
    .where('id', before.id)
    .update({ ...plain, ...(Object.fromEntries(texts) as Record<string, string>) })
  return after
}

/** Part by part, not deeper. */
function merged(before: WidgetFields['config'], changes: WidgetFields['config'] = {}) {
  const parts = Object.entries({ ...before, ...changes }).filter(([, part]) => part !== null)
  return Object.fromEntries(parts)
}
