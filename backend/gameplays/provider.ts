import type { ApplicationService } from '@adonisjs/core/types'
import { GamesContract } from '#games/contract'
import { CreateGamePlay } from '#gameplays/actions/create_game_play'
import { GamePlaysContract, WidgetOwnersContract } from '#gameplays/contract'
import { Plays } from '#gameplays/plays'
import { LeaderboardsContract } from '#leaderboards/contract'
import { WalletsContract } from '#wallets/contract'

/** Binds the module's contract to its implementation. */
export default class GamePlaysProvider {
  constructor(protected app: ApplicationService) {}

  register() {
    this.app.container.singleton(GamePlaysContract, async (resolver) => {
      const games = await resolver.make(GamesContract)
      const wallets = await resolver.make(WalletsContract)
      const leaderboards = await resolver.make(LeaderboardsContract)
      const owners = await resolver.make(WidgetOwnersContract)
      return new Plays(new CreateGamePlay(games, wallets, leaderboards, owners), leaderboards)
    })
  }
}
