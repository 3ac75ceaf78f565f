import { assertAnswer } from './assert_answer.js'
import { COUNT_AFTER_MS, HOUR_MS } from './amounts.js'
import { oneOf, Step } from './command.js'
import { cancelGame } from './deciding.js'
import type { Game } from './game.js'
import { drainAll, moveGames, settleGames } from './house_commands.js'
import type { Economy } from './model.js'
import { sendPlay } from './play_commands.js'
import { claim } from './playing.js'
import type { Player } from './player.js'
import { changePaidResult } from './paid_result.js'
import { newKey } from './session.js'
import { World } from './world.js'

/** Two players meet in a poll for coins, and nobody else comes. Before it is over an admin may cancel it; else they meet again. */
export class TiedPoll extends Step {
  constructor(
    private readonly players: number,
    private readonly given: { collectsAtOnce: boolean; isCanceled: boolean }
  ) {
    super()
  }

  override check(economy: Readonly<Economy>): boolean {
    return canMeet(economy).length > 1
  }

  protected async happen(economy: Economy, world: World): Promise<void> {
    const game = await this.meet(economy, world)
    economy.nowMs = game.endMs + COUNT_AFTER_MS
    World.setClock(economy.nowMs)
    await moveGames(economy, world)
    await settleGames(economy, world)
    if (this.given.collectsAtOnce) await collect(game, economy, world)
    if (this.given.isCanceled) {
      economy.story.push(`an admin cancels ${game.name}`)
      assertAnswer(cancelGame(economy, game, 'admin'), await world.cancelGame(game, 'admin'))
    }
    await drainAll(economy, world)
    await collect(game, economy, world)
    const [winner, loser] = canMeet(economy)
    if (winner && loser && !this.given.isCanceled) {
      await changePaidResult([winner, loser], economy, world)
    }
  }

  private async meet(economy: Economy, world: World): Promise<Game> {
    const { nowMs, house, story } = economy
    const game = economy.addGame({
      ...{ type: 'POLL', creator: house.creator, answer: null, isAd: false, allowBlack: true },
      ...{ startMs: nowMs - HOUR_MS, lastJoinMs: nowMs + HOUR_MS, endMs: nowMs + HOUR_MS },
    })
    assertAnswer('done', await world.createGame(game))
    const first = oneOf(canMeet(economy), this.players)
    const others = canMeet(economy).filter((player) => player !== first)
    const pairs = [
      [first, 'A'],
      [oneOf(others, this.players), 'B'],
    ] as const
    for (const [player, side] of pairs) {
      story.push(`${player.name} comes for ${side} of the poll ${game.name} with 1 black`)
      const pick = { side, ticket: 'black', quantity: 1, taps: 0 } as const
      const stake = { ...pick, partner: true, rewarded: false, late: false }
      await sendPlay(economy, world, { player, game, pick: stake, again: false })
    }
    return game
  }
}

const canMeet = ({ players, house }: Readonly<Economy>): Player[] =>
  players.filter(
    (player) =>
      player.about.terms &&
      player.about.fromUs &&
      player.held.black > 0 &&
      player !== house.creator &&
      player !== house.parent
  )

/** Both of them try, and once more. */
async function collect(game: Game, economy: Economy, world: World): Promise<void> {
  for (const play of [...game.plays, ...game.plays]) {
    economy.story.push(`${play.player.name} claims the points of ${game.name}`)
    assertAnswer(claim(economy, play), await world.claim(play, newKey()))
  }
}
