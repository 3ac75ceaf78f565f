import { assertAnswer } from './assert_answer.js'
import { HOLD_MS, HOUR_MS } from './amounts.js'
import type { Game } from './game.js'
import { sendResult } from './game_commands.js'
import { drainAll } from './house_commands.js'
import type { Economy } from './model.js'
import { sendPlay } from './play_commands.js'
import type { Player } from './player.js'
import { World } from './world.js'

/** Two meet for coins, the winner is paid and spends it, and then the result changes. */
export async function changePaidResult(
  [winner, loser]: readonly [Player, Player],
  economy: Economy,
  world: World
): Promise<void> {
  const game = await meet(winner, loser, economy, world)
  pass(2 * HOUR_MS, economy)
  await drainAll(economy, world)
  await sendResult(economy, world, { game, side: 'A', by: 'creator' })
  await drainAll(economy, world)
  pass(HOLD_MS, economy)
  await drainAll(economy, world)
  economy.story.push(`an admin sets ${winner.name}'s coin to 0`)
  economy.setBalance(winner, 'coin', 0)
  assertAnswer('done', await world.setBalance(winner, 'coin', 0))
  await sendResult(economy, world, { game, side: 'B', by: 'admin' })
  await drainAll(economy, world)
}

async function meet(winner: Player, loser: Player, economy: Economy, world: World): Promise<Game> {
  const { nowMs, house, story } = economy
  const game = economy.addGame({
    ...{ type: 'PREDICTION', creator: house.creator, answer: null, isAd: false },
    ...{ startMs: nowMs - HOUR_MS, lastJoinMs: nowMs + HOUR_MS, endMs: nowMs + 2 * HOUR_MS },
  })
  assertAnswer('done', await world.createGame(game))
  for (const [player, side] of [
    [winner, 'A'],
    [loser, 'B'],
  ] as const) {
    story.push(`${player.name} comes for ${side} of ${game.name} with 1 black`)
    const pick = { side, ticket: 'black', quantity: 1, taps: 0 } as const
    const stake = { ...pick, partner: true, rewarded: false, late: false }
    await sendPlay(economy, world, { player, game, pick: stake, again: false })
  }
  return game
}

function pass(ms: number, economy: Economy): void {
  economy.nowMs += ms
  World.setClock(economy.nowMs)
}
