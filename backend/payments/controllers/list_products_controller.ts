import vine from '@vinejs/vine'
import { listProducts } from '#payments/queries/list_products'
import { productAnswer, toProduct } from '#payments/transformers/product'

export default class ListProductsController {
  static readonly operation = {
    summary: 'Bundles of tickets that are for sale, in their order',
    auth: 'public',
    responses: { 200: vine.array(productAnswer()) },
  }

  async handle() {
    return (await listProducts()).map(toProduct)
  }
}
