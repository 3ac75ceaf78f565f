import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { game } from '#config/game'
import { sightOf } from '#shared/caller'
import { FindScope } from '#analytics/queries/find_scope'
import { getRolledUpTo } from '#analytics/queries/get_rolled_up_to'
import { listCounts } from '#analytics/queries/list_counts'
import { toCounts } from '#analytics/transformers/reads'
import { scopeProblem } from '#analytics/transformers/scope_problem'
import { countsValidator } from '#analytics/validators/read_validators'
import { countsSchema } from '#analytics/wire/reads'

@inject()
export default class ListCountsController {
  static readonly operation = {
    summary:
      'How often something happened, by full hours: of everybody for an admin, of the own widget or partner for others',
    auth: 'player',
    query: countsValidator,
    problems: ['E_FORBIDDEN', 'E_NOT_FOUND'],
    responses: { 200: countsSchema },
  }

  constructor(private readonly findScope: FindScope) {}

  async handle({ auth, request }: HttpContext) {
    const given = await countsValidator.validate(request.qs())
    const { from, to, by = [], limit = game.analytics.rowsMax, ...wanted } = given
    const scope = await this.findScope.handle(sightOf(auth.getUserOrFail()), wanted)
    if (!scope.ok) throw scopeProblem(scope.error)
    const span = { fromMs: Date.parse(from), toMs: Date.parse(to) }
    const [rows, rolledUpToMs] = await Promise.all([
      listCounts({ ...wanted, ...span, by, limit }),
      getRolledUpTo(),
    ])
    return toCounts(rows, rolledUpToMs)
  }
}
