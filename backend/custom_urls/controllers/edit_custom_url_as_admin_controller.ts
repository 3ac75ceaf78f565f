import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#shared/actor'
import { PersonPolicy } from '#shared/http/person_policy'
import { EditCustomUrl } from '#custom_urls/actions/edit_custom_url'
import {
  customUrlProblem,
  toOwnCustomUrlAnswer,
} from '#custom_urls/transformers/own_custom_url_transformer'
import { editCustomUrlAsAdminValidator } from '#custom_urls/validators/custom_url_validators'
import { ownCustomUrlSchema } from '#custom_urls/wire/custom_url'

@inject()
export default class EditCustomUrlAsAdminController {
  static readonly operation = {
    summary:
      'Gives a short name to another widget or creator, or switches it off for its creator too',
    auth: 'admin',
    path: { id: 'Id of the short name.' },
    body: editCustomUrlAsAdminValidator,
    problems: ['E_IN_USE'],
    responses: { 200: ownCustomUrlSchema },
  }

  constructor(private editCustomUrl: EditCustomUrl) {}

  async handle(ctx: HttpContext) {
    const { expected, ...changes } = await editCustomUrlAsAdminValidator.validate(
      ctx.request.body()
    )
    const { creatorId } = changes
    if (creatorId !== undefined) await ctx.bouncer.with(PersonPolicy).authorize('edit', creatorId)
    const by = { admin: actorOf(ctx) }
    const result = await this.editCustomUrl.handle(String(ctx.params.id), { changes, expected }, by)
    if (!result.ok) throw customUrlProblem(result.error)
    return toOwnCustomUrlAnswer(result.value)
  }
}
