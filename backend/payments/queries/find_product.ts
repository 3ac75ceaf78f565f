import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { forUpdate, run } from '#shared/database/dialect'
import type { ProductRecord } from '#payments/contract'
import { PRODUCT_COLUMNS, toProductRecord, type ProductRow } from '#payments/store/product_row'

/** In a transaction the row is locked. */
export async function findProduct(
  id: string,
  trx?: TransactionClientContract
): Promise<ProductRecord | null> {
  const [row] = await run<ProductRow>(
    trx ?? db.connection(),
    `select ${PRODUCT_COLUMNS} from products where id = ?${trx ? forUpdate(trx) : ''}`,
    [id]
  )
  return row ? toProductRecord(row) : null
}
