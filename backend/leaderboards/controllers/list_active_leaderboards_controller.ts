import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { Problem } from '#shared/problem'
import { listBoardsAt, listRunningBoards } from '#leaderboards/queries/list_active_boards'
import { boardAnswer } from '#leaderboards/validators/leaderboard_answers'
import { listActiveValidator } from '#leaderboards/validators/leaderboard_validators'

export default class ListActiveLeaderboardsController {
  static readonly operation = {
    summary: 'Boards that run now, of the distributor or else of `default`',
    auth: 'public',
    query: listActiveValidator,
    responses: { 200: vine.array(boardAnswer()) },
  }

  async handle({ request }: HttpContext) {
    const { distributorId = 'default', at } = await listActiveValidator.validate(request.qs())
    const list =
      at === undefined ? listRunningBoards : (id: string) => listBoardsAt(id, readInstant(at))
    const own = await list(distributorId)
    const boards = own.length > 0 ? own : await list('default')
    return boards.map((board) => board.wire)
  }
}

/** @throws Problem E_VALIDATION when the text is no instant that a date can hold */
function readInstant(text: string): Date {
  const instant = new Date(/^\d+$/.test(text) ? Number(text) : text)
  if (!Number.isNaN(instant.getTime())) return instant
  const message = 'at is not an instant'
  throw new Problem('E_VALIDATION', { message, errors: [{ field: 'at', message }] })
}
