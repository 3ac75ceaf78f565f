import vine from '@vinejs/vine'
import { listAllProducts } from '#payments/queries/list_products'
import { toAdminProduct } from '#payments/transformers/product'
import { adminProductSchema } from '#payments/wire/product'

export default class ListAllProductsController {
  static readonly operation = {
    summary: 'Every product in its order, those out of sale too',
    auth: 'admin',
    responses: { 200: vine.array(adminProductSchema) },
  }

  async handle() {
    return (await listAllProducts()).map(toAdminProduct)
  }
}
