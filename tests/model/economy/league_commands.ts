import { assertAnswer } from './assert_answer.js'
import { aim, isAimed, Step } from './command.js'
import type { Economy } from './model.js'
import type { World } from './world.js'

/** An admin moves a player through the leagues. */
export class MoveLeague extends Step {
  constructor(
    private readonly player: number,
    private readonly where: 'promote' | 'demote'
  ) {
    super()
  }

  protected async happen(economy: Economy, world: World): Promise<void> {
    const { players } = economy
    const likely = players.filter(({ about }) => about.verified)
    const player = aim(likely, players, this.player)
    economy.story.push(`an admin ${this.where}s ${player.name}`)
    economy.moveLeague(player, this.where)
    assertAnswer('done', await world.moveLeague(player, this.where))
  }
}

/** The week's job, on Monday or later. */
export class DemoteIdle extends Step {
  constructor(private readonly drawn: number) {
    super()
  }

  override check({ players, nowMs }: Readonly<Economy>): boolean {
    const idle = players.filter(({ progress }) => progress.isIdle(nowMs))
    return isAimed(idle, this.drawn)
  }

  protected async happen(economy: Economy, world: World): Promise<void> {
    economy.story.push('whoever was idle for a week is demoted')
    economy.demoteIdle()
    await world.demoteIdle()
  }
}
