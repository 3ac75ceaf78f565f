import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { WidgetOwnersContract } from '#gameplays/contract'
import { run } from '#shared/database/dialect'

export class WidgetOwners extends WidgetOwnersContract {
  async creatorOf(widgetId: string, trx?: TransactionClientContract): Promise<string | null> {
    const [widget] = await run<{ creator_id: string }>(
      trx ?? db.connection(),
      'select creator_id from widgets where id = ? and active = ? and deleted_at is null',
      [widgetId.toLowerCase(), true]
    )
    return widget?.creator_id ?? null
  }
}
