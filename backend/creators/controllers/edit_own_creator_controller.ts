import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Problem } from '#shared/problem'
import { EditOwnCreator } from '#creators/actions/edit_own_creator'
import { toCreator } from '#creators/transformers/creator'
import { editOwnCreatorValidator } from '#creators/validators/creator_validators'
import { creatorSchema } from '#creators/wire/creator'

@inject()
export default class EditOwnCreatorController {
  static readonly operation = {
    summary: "Changes the caller's own creator record: what is left out stays",
    auth: 'creator',
    body: editOwnCreatorValidator,
    problems: ['E_NOT_FOUND'],
    responses: { 200: creatorSchema },
  }

  constructor(private readonly editOwnCreator: EditOwnCreator) {}

  async handle({ auth, request }: HttpContext) {
    const changes = await editOwnCreatorValidator.validate(request.body())
    const result = await this.editOwnCreator.handle(auth.getUserOrFail().id, changes)
    if (!result.ok) throw new Problem('E_NOT_FOUND')
    return toCreator(result.value)
  }
}
