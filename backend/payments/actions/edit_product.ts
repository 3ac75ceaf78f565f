import type { Actor } from '#shared/actor'
import { changedMeanwhile, type ChangedMeanwhile } from '#shared/database/changed_meanwhile'
import { audit } from '#shared/privacy/audit'
import { differences, given } from '#shared/privacy/differences'
import { run } from '#shared/database/dialect'
import { failure, success, type Result } from '#shared/result'
import { shownMedia } from '#shared/http/validation/media_address'
import { transact } from '#shared/database/transact'
import type { ProductDetails, ProductRecord } from '#payments/contract'
import { priceFault, type TooCheap } from '#payments/domain/price_floor'
import { DETAIL_COLUMNS, detailValues } from '#payments/store/product_row'
import { findProduct } from '#payments/queries/find_product'
import { forgetProducts } from '#payments/queries/list_products'

export type EditProductError = { type: 'not_found' } | TooCheap | ChangedMeanwhile

/** Changes the given fields of a product; price and quantity must fit together afterwards. */
export async function editProduct(
  id: string,
  { changes, expected }: { changes: Partial<ProductDetails>; expected: object | undefined },
  actor: Actor
): Promise<Result<ProductRecord, EditProductError>> {
  const result = await transact(async (trx): Promise<Result<ProductRecord, EditProductError>> => {
    const before = await findProduct(id, trx)
    if (before === null) return failure({ type: 'not_found' })
    const told = { ...before, imageUrl: shownMedia(before.imageUrl) }
    const moved = changedMeanwhile(expected, told)
    if (moved) return failure(moved)
    const after = { ...before, ...given(changes) }
    const fault = priceFault(after)
    if (fault) return failure(fault)
    const changed = differences(before, after)
    if (changed === null) return success(before)
    await run(
      trx,
      `update products set ${DETAIL_COLUMNS.map((name) => `${name} = ?`).join(', ')} where id = ?`,
      [...detailValues(after), id]
    )
    const line = { action: 'product.edited', target: { type: 'product', id } } as const
    await audit({ ...actor, ...line, ...changed }, trx)
    return success(after)
  })
  await forgetProducts()
  return result
}
