import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import {
  analyticsRefusal,
  type AnalyticsContext,
  type AnalyticsRefusal,
} from '@sidepick/rules/analytics_events'
import { clock } from '#shared/clock'
import { listedRows, run } from '#shared/database/dialect'
import { isPostgres } from '#shared/database/driver'
import { failure, success, type Result } from '#shared/result'
import { PartnerDomainsContract } from '#partner_domains/contract'
import { knownWidget } from '#analytics/queries/known_widget'
import { EVENT_COLUMNS, type StoredEvent } from '#analytics/store/event_columns'
import { toStored } from '#analytics/domain/to_stored'
import { WidgetsContract } from '#widgets/contract'

export interface Batch {
  batchId: string
  context: AnalyticsContext
  events: readonly { name: unknown; properties?: object }[]
}

export interface Taken {
  /** How many are stored. */
  taken: number
  /** The others, by their place in the batch. */
  refused: { index: number; reason: AnalyticsRefusal }[]
}

/** Stores the events of a batch that are what they should be, in one statement. */
@inject()
export class RecordEvents {
  constructor(
    private readonly widgets: WidgetsContract,
    private readonly partners: PartnerDomainsContract
  ) {}

  async handle(batch: Batch): Promise<Result<Taken, { type: 'unknown_widget' }>> {
    const { batchId, events } = batch
    const { widgetId } = batch.context
    if (widgetId !== undefined && !(await knownWidget(this.widgets, widgetId))) {
      return failure({ type: 'unknown_widget' })
    }
    const partner = await this.partners.resolveDistributor(batch.context.partner)
    const refused: Taken['refused'] = []
    const stored: StoredEvent[] = []
    const at = { batchId, receivedAtMs: clock.nowMs() }
    const from = toStored({ ...batch.context, partner })
    events.forEach(({ name, properties = {} }, index) => {
      const reason = analyticsRefusal(name, properties)
      if (reason === null) stored.push({ ...at, seq: index, ...from(name as never, properties) })
      else refused.push({ index, reason })
    })
    if (stored.length > 0) await insert(stored)
    return success({ taken: stored.length, refused })
  }
}

/** One JSON value for all rows, so that batches of any size share one prepared statement. */
async function insert(events: readonly StoredEvent[]): Promise<void> {
  const client = db.connection()
  const casts = {
    text: (value: string) => value,
    integer: (value: string) => `cast(${value} as bigint)`,
    flag: (value: string) => (isPostgres(client) ? `${value} = '1'` : `cast(${value} as integer)`),
  }
  const values = EVENT_COLUMNS.map(([, type], place) => casts[type](`value ->> ${place}`))
  await run(
    client,
    `insert into analytics_events (${EVENT_COLUMNS.map(([name]) => name).join(', ')})
     select ${values.join(', ')} from ${listedRows(client)} where true
     on conflict (batch_id, seq) do nothing`,
    [JSON.stringify(events.map((event) => EVENT_COLUMNS.map(([, , of]) => of(event))))]
  )
}
