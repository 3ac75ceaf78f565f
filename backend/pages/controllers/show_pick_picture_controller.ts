import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { readSharedPick } from '@sidepick/rules/shared_pick'
import { GamePlaysContract } from '#gameplays/contract'
import { GamesContract } from '#games/contract'
import { isId } from '#shared/ids'
import { Problem } from '#shared/problem'
import { drawPick } from '#pages/pictures/draw_pick'
import { findSharedPick } from '#pages/pictures/find_shared_pick'

/** The picture of a pick that somebody shared: what is in it stands in the address and on the game, so that anybody may see it. */
@inject()
export default class ShowPickPictureController {
  constructor(
    private readonly games: GamesContract,
    private readonly plays: GamePlaysContract
  ) {}

  async handle({ params, response }: HttpContext) {
    const pick = readSharedPick(String(params.pick))
    const known = pick !== null && isId(params.gameId)
    const shown = known
      ? await findSharedPick(params.gameId.toLowerCase(), pick, this.games, this.plays)
      : null
    if (!shown) throw new Problem('E_NOT_FOUND')
    response.header('content-type', 'image/png')
    response.header('cache-control', 'public, max-age=60')
    response.send(await drawPick(shown))
  }
}
