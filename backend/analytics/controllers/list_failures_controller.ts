import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { sightOf } from '#shared/caller'
import { FindScope } from '#analytics/queries/find_scope'
import { listFailures } from '#analytics/queries/list_failures'
import { toFailures } from '#analytics/transformers/reads'
import { scopeProblem } from '#analytics/transformers/scope_problem'
import { failuresValidator } from '#analytics/validators/read_validators'
import { failuresSchema } from '#analytics/wire/reads'

const USUAL_MINUTES = 60

@inject()
export default class ListFailuresController {
  static readonly operation = {
    summary:
      'What failed in browsers in the last minutes, with remote, version and reason: of everybody for an admin, of the own widget or partner for others',
    auth: 'player',
    query: failuresValidator,
    problems: ['E_FORBIDDEN', 'E_NOT_FOUND'],
    responses: { 200: failuresSchema },
  }

  constructor(private readonly findScope: FindScope) {}

  async handle({ auth, request }: HttpContext) {
    const { minutes = USUAL_MINUTES, ...wanted } = await failuresValidator.validate(request.qs())
    const scope = await this.findScope.handle(sightOf(auth.getUserOrFail()), wanted)
    if (!scope.ok) throw scopeProblem(scope.error)
    return toFailures(await listFailures(scope.value, minutes))
  }
}
