import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#shared/actor'
import { addProduct } from '#payments/actions/add_product'
import { priceProblem, toAdminProduct } from '#payments/transformers/product'
import { addProductValidator } from '#payments/validators/product_validators'
import { adminProductSchema } from '#payments/wire/product'

export default class AddProductController {
  static readonly operation = {
    summary: 'Puts a bundle of tickets up for sale',
    auth: 'admin',
    body: addProductValidator,
    responses: { 201: adminProductSchema },
  }

  async handle(ctx: HttpContext) {
    const { priceCoins, imageUrl, position, active, ...rest } = await addProductValidator.validate(
      ctx.request.body()
    )
    const result = await addProduct(
      {
        ...rest,
        priceCoins: priceCoins ?? null,
        imageUrl: imageUrl ?? null,
        position: position ?? 0,
        active: active ?? true,
      },
      actorOf(ctx)
    )
    if (!result.ok) throw priceProblem(result.error)
    ctx.response.status(201)
    return toAdminProduct(result.value)
  }
}
