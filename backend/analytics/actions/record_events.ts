import { inject } from '@adonisjs/core'
import {
  analyticsRefusal,
  type AnalyticsContext,
  type AnalyticsEvents,
  type AnalyticsName,
  type AnalyticsRefusal,
} from '@sidepick/rules/analytics_events'
import { clock } from '#shared/clock'
import { failure, success, type Result } from '#shared/result'
import { ExperimentsContract } from '#experiments/contract'
import { PartnerDomainsContract } from '#partner_domains/contract'
import { knownWidget } from '#analytics/queries/known_widget'
import type { StoredEvent } from '#analytics/store/event_columns'
import { insertTogether } from '#analytics/store/insert_events'
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

/** Stores the events of a batch that are what they should be, in one statement, which batches of the moment share. */
@inject()
export class RecordEvents {
  constructor(
    private readonly widgets: WidgetsContract,
    private readonly partners: PartnerDomainsContract,
    private readonly experiments: ExperimentsContract
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
    if (stored.length > 0) await insertTogether(stored)
    await this.countDevice(batch.context, stored)
    return success({ taken: stored.length, refused })
  }

  /** Only for a visit in an experiment, whose browser may be recognised. A batch that comes again counts nothing twice. */
  private async countDevice(
    { deviceId, experiments }: AnalyticsContext,
    stored: readonly StoredEvent[]
  ): Promise<void> {
    const deviceHash = stored[0]?.deviceHash
    if (deviceId === undefined || !deviceHash || Object.keys(experiments).length === 0) return
    await this.experiments.recordDevice({
      deviceId,
      deviceHash,
      exposed: stored.flatMap(({ name, properties }) =>
        name === EXPOSED ? [properties as AnalyticsEvents[typeof EXPOSED]] : []
      ),
      names: new Set(stored.map(({ name }) => name)),
      atMs: stored[0]!.receivedAtMs,
    })
  }
}

const EXPOSED = 'experiment_exposed' satisfies AnalyticsName
