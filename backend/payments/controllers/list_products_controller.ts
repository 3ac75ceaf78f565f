import vine from '@vinejs/vine'
import { listProducts } from '#payments/queries/list_products'
import { toProduct } from '#payments/transformers/product'
import { productSchema } from '#payments/wire/product'

export default class ListProductsController {
  static readonly operation = {
    summary: 'Bundles of tickets that are for sale, in their order',
    auth: 'public',
    responses: { 200: vine.array(productSchema) },
  }

  async handle() {
    return (await listProducts()).map(toProduct)
  }
}
