import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { GamePlaysContract } from '#gameplays/contract'
import { GamesContract, PlayedGamesContract } from '#games/contract'
import { visitCode } from '#pages/domain/visit_code'
import { countVisit } from '#pages/queries/count_visit'
import { sharedVisitValidator } from '#pages/validators/shared_visit_validator'
import { sharedVisitSchema } from '#pages/wire/shared_visit'

/** For the end of a visit: a stranger's plays are in the browser alone, so the picks are told. Nothing is stored. */
@inject()
export default class ShareVisitController {
  static readonly operation = {
    summary: 'Counts the picks of a visit and seals the numbers for a link; nothing is stored',
    auth: 'public',
    body: sharedVisitValidator,
    responses: { 200: sharedVisitSchema },
  }

  constructor(
    private readonly games: GamesContract,
    private readonly played: PlayedGamesContract,
    private readonly plays: GamePlaysContract
  ) {}

  async handle({ request }: HttpContext) {
    const { picks } = await sharedVisitValidator.validate(request.body())
    const { games, played, plays } = this
    const visit = await countVisit(picks, { games, played, plays })
    return { code: visitCode(visit), ...visit }
  }
}
