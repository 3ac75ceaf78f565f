import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { EditCustomUrl } from '#custom_urls/actions/edit_custom_url'
import {
  customUrlProblem,
  toOwnCustomUrlAnswer,
} from '#custom_urls/transformers/own_custom_url_transformer'
import { editCustomUrlValidator } from '#custom_urls/validators/custom_url_validators'
import { ownCustomUrlSchema } from '#custom_urls/wire/custom_url'

@inject()
export default class EditCustomUrlController {
  static readonly operation = {
    summary: "Changes one of the caller's short names: what is left out stays",
    auth: 'creator',
    path: { id: 'Id of the short name.' },
    body: editCustomUrlValidator,
    problems: ['E_BAD_TRANSITION', 'E_IN_USE'],
    responses: { 200: ownCustomUrlSchema },
  }

  constructor(private editCustomUrl: EditCustomUrl) {}

  async handle({ auth, params, request }: HttpContext) {
    const { expected, ...changes } = await editCustomUrlValidator.validate(request.body())
    const by = { creatorId: auth.getUserOrFail().id }
    const result = await this.editCustomUrl.handle(String(params.id), { changes, expected }, by)
    if (!result.ok) throw customUrlProblem(result.error)
    return toOwnCustomUrlAnswer(result.value)
  }
}
