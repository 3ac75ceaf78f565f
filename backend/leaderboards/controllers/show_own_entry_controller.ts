import type { HttpContext } from '@adonisjs/core/http'
import { Problem } from '#shared/problem'
import { findOwnEntry } from '#leaderboards/store/drawings'
import { ownEntrySchema } from '#leaderboards/wire/drawing'

export default class ShowOwnEntryController {
  static readonly operation = {
    summary: "The caller's entry in a board's drawing, with the number that proves it",
    auth: 'player',
    path: { id: 'Id of the board.' },
    responses: { 200: ownEntrySchema },
  }

  async handle({ auth, params }: HttpContext) {
    const leaderboardId = String(params.id)
    const own = await findOwnEntry(leaderboardId, auth.getUserOrFail().id)
    if (!own) throw new Problem('E_NOT_FOUND')
    return { leaderboardId, number: own.number, entry: own.entry, place: own.place }
  }
}
