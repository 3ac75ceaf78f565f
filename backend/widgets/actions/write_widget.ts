import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#shared/clock'
import { given } from '#shared/privacy/differences'
import type { Result } from '#shared/result'
import { narrowed, type SitesNamed } from '#widgets/domain/audience'
import { Widget } from '#widgets/models/widget'
import type { OwnWidget, WidgetFields } from '#widgets/store/own_widget'

/** Writes changes to a widget, which the caller has locked, and returns it. */
export async function writeWidget(
  before: OwnWidget,
  changes: Partial<WidgetFields>,
  trx: TransactionClientContract
): Promise<Result<OwnWidget, SitesNamed>> {
  const config = merged(before.config, changes.config)
  const updatedAtMs = clock.nowMs()
  const after = narrowed({ ...before, ...given(changes), config, updatedAtMs }, changes)
  if (!after.ok) return after
  const { preferredCategoryIds, allowedDomains, theme, ...plain } = after.value
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
