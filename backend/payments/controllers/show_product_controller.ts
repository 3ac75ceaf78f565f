import type { HttpContext } from '@adonisjs/core/http'
import { Problem } from '#shared/problem'
import { findProduct } from '#payments/queries/find_product'
import { toAdminProduct } from '#payments/transformers/product'
import { adminProductSchema } from '#payments/wire/product'

export default class ShowProductController {
  static readonly operation = {
    summary: 'A product, in sale or out of it',
    auth: 'admin',
    path: { id: 'Id of the product.' },
    responses: { 200: adminProductSchema },
  }

  async handle({ params }: HttpContext) {
    const product = await findProduct(String(params.id))
    if (product === null) throw new Problem('E_NOT_FOUND')
    return toAdminProduct(product)
  }
}
