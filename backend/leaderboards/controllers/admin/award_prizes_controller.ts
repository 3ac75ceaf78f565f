import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#shared/actor'
import { ProfilesContract } from '#profiles/contract'
import { AwardPrizes } from '#leaderboards/actions/award_prizes'
import { findDrawing, listEntries } from '#leaderboards/store/drawings'
import { boardProblem } from '#leaderboards/transformers/board_problem'
import { toAwarded } from '#leaderboards/transformers/drawing'
import { awardedSchema } from '#leaderboards/wire/drawing'

@inject()
export default class AwardPrizesController {
  static readonly operation = {
    summary:
      "Draws a board's prizes from the drawing date on; the second time it tells who was drawn",
    auth: 'admin',
    path: { id: 'Id of the board.' },
    problems: [
      'E_BEACON_SILENT',
      'E_DRAWING_ROUND_TO_COME',
      'E_DRAWING_TOO_EARLY',
      'E_LEADERBOARD_NOT_COMMITTED',
    ],
    responses: { 200: awardedSchema },
  }

  constructor(
    private readonly award: AwardPrizes,
    private readonly profiles: ProfilesContract
  ) {}

  async handle(ctx: HttpContext) {
    const id = String(ctx.params.id)
    const result = await this.award.handle(id, actorOf(ctx))
    if (!result.ok) throw boardProblem(result.error)
    const [row, drawn] = await Promise.all([findDrawing(id), listEntries(id)])
    const placed = drawn.flatMap((one) => (one.place === null ? [] : [one.user_id]))
    const profiles = await this.profiles.listPublic(placed)
    return toAwarded(
      { ...row!, awarded_at: row!.awarded_at!, list_hash: row!.list_hash! },
      drawn,
      profiles
    )
  }
}
