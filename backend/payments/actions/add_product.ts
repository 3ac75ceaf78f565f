import type { Actor } from '#shared/actor'
import { audit } from '#shared/privacy/audit'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import { newId } from '#shared/ids'
import { failure, success, type Result } from '#shared/result'
import { transact } from '#shared/database/transact'
import type { ProductDetails, ProductRecord } from '#payments/contract'
import { priceFault, type TooCheap } from '#payments/domain/price_floor'
import { DETAIL_COLUMNS, detailValues } from '#payments/store/product_row'
import { forgetProducts } from '#payments/queries/list_products'

export async function addProduct(
  details: ProductDetails,
  actor: Actor
): Promise<Result<ProductRecord, TooCheap>> {
  const fault = priceFault(details)
  if (fault) return failure(fault)
  const record = await transact(async (trx) => {
    const added = { ...details, id: newId(), currency: 'usd' as const, createdAtMs: clock.nowMs() }
    await run(
      trx,
      `insert into products (id, ${DETAIL_COLUMNS.join(', ')}, currency, created_at)
       values (?, ${DETAIL_COLUMNS.map(() => '?').join(', ')}, ?, ?)`,
      [added.id, ...detailValues(added), added.currency, added.createdAtMs]
    )
    const line = { action: 'product.added', target: { type: 'product', id: added.id } } as const
    await audit({ ...actor, ...line, before: null, after: { ...details } }, trx)
    return added
  })
  await forgetProducts()
  return success(record)
}
