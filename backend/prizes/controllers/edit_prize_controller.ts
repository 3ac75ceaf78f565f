import type { HttpContext } from '@adonisjs/core/http'
import { showInitials } from '#prizes/actions/show_initials'
import { prizeProblem } from '#prizes/transformers/prize_problem'
import { toPrize } from '#prizes/transformers/prize'
import { editPrizeValidator } from '#prizes/validators/prize_validators'
import { prizeSchema } from '#prizes/wire/prize'

export default class EditPrizeController {
  static readonly operation = {
    summary: 'Says whether public lists of winners name the caller or show initials',
    auth: 'player',
    path: { id: 'Id of the board.' },
    body: editPrizeValidator,
    responses: { 200: prizeSchema },
  }

  async handle({ auth, params, request }: HttpContext) {
    const { initialsOnly } = await editPrizeValidator.validate(request.body())
    const own = { boardId: String(params.id), userId: auth.getUserOrFail().id }
    const row = await showInitials(own, initialsOnly)
    if (!row) throw prizeProblem({ type: 'not_found' })
    return toPrize(row)
  }
}
