import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#shared/actor'
import { editCuts } from '#cuts/actions/edit_cuts'
import { EVERYBODY } from '#cuts/cut_version'
import { cutsAnswer, cutsProblem, toCuts } from '#cuts/transformers/cuts'
import { editCutsValidator } from '#cuts/validators/cuts_validators'

export default class EditCutsController {
  static readonly operation = {
    summary: 'Changes the shares of games that start from an instant on; what is left out stays',
    auth: 'admin',
    body: editCutsValidator,
    responses: { 200: cutsAnswer() },
  }

  async handle(ctx: HttpContext) {
    const edit = await editCutsValidator.validate(ctx.request.body())
    const result = await editCuts(EVERYBODY, edit, actorOf(ctx))
    if (!result.ok) throw cutsProblem(result.error)
    return toCuts(result.value)
  }
}
