import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#shared/actor'
import { changedMeanwhileProblem } from '#shared/database/changed_meanwhile'
import { Problem, unreachable } from '#shared/problem'
import { editProduct } from '#payments/actions/edit_product'
import { priceProblem, toAdminProduct } from '#payments/transformers/product'
import { editProductValidator } from '#payments/validators/product_validators'
import { adminProductSchema } from '#payments/wire/product'

export default class EditProductController {
  static readonly operation = {
    summary: 'Changes a product: what is left out stays. Nothing is deleted: active false ends it',
    auth: 'admin',
    path: { id: 'Id of the product.' },
    body: editProductValidator,
    responses: { 200: adminProductSchema },
  }

  async handle(ctx: HttpContext) {
    const { expected, ...changes } = await editProductValidator.validate(ctx.request.body())
    const result = await editProduct(String(ctx.params.id), { changes, expected }, actorOf(ctx))
    if (result.ok) return toAdminProduct(result.value)
    switch (result.error.type) {
      case 'not_found':
        throw new Problem('E_NOT_FOUND')
      case 'too_cheap':
        throw priceProblem(result.error)
      case 'changed_meanwhile':
        throw changedMeanwhileProblem(result.error)
      default:
        unreachable(result.error)
    }
  }
}
