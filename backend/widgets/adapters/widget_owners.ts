import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { WidgetOwnersContract } from '#gameplays/contract'
import { run } from '#shared/database/dialect'
import type { Columns } from '#shared/database/rows'

export class WidgetOwners extends WidgetOwnersContract {
  async creatorOf(widgetId: string, trx?: TransactionClientContract): Promise<string | null> {
    const [widget] = await run<Columns<'widgets', 'creator_id'>>(
      trx ?? db.connection(),
      'select creator_id from widgets where id = ? and active = ? and deleted_at is null',
      [widgetId.toLowerCase(), true]
    )
    return widget?.creator_id ?? null
  }
}
