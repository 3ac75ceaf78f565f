import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { CreateCustomUrl } from '#custom_urls/actions/create_custom_url'
import {
  customUrlProblem,
  toOwnCustomUrlAnswer,
} from '#custom_urls/transformers/own_custom_url_transformer'
import { createCustomUrlValidator } from '#custom_urls/validators/custom_url_validators'
import { ownCustomUrlSchema } from '#custom_urls/wire/custom_url'

@inject()
export default class CreateCustomUrlController {
  static readonly operation = {
    summary: "Takes a short name for one of the caller's widgets, and maybe a game in it",
    auth: 'creator',
    body: createCustomUrlValidator,
    problems: ['E_IN_USE'],
    responses: { 201: ownCustomUrlSchema },
  }

  constructor(private createCustomUrl: CreateCustomUrl) {}

  async handle({ auth, request, response }: HttpContext) {
    const fields = await createCustomUrlValidator.validate(request.body())
    const { gameId = null, flavour = null, active = true } = fields
    const creatorId = auth.getUserOrFail().id
    const result = await this.createCustomUrl.handle({
      ...fields,
      ...{ creatorId, gameId, flavour, active },
    })
    if (!result.ok) throw customUrlProblem(result.error)
    response.status(201)
    return toOwnCustomUrlAnswer(result.value)
  }
}
