import vine from '@vinejs/vine'
import { listAllProducts } from '#payments/queries/list_products'
import { adminProductAnswer, toAdminProduct } from '#payments/transformers/product'

export default class ListAllProductsController {
  static readonly operation = {
    summary: 'Every product in its order, those out of sale too',
    auth: 'admin',
    responses: { 200: vine.array(adminProductAnswer()) },
  }

  async handle() {
    return (await listAllProducts()).map(toAdminProduct)
  }
}
