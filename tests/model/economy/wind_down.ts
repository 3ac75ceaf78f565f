import { CLAIM_MS, DAY_MS, UNDECLARED_MS } from './amounts.js'
import { assertAlike } from './differences.js'
import type { Economy } from './model.js'
import { dueToDraw, sendDraw, settlePrizesOf } from './prize_commands.js'
import { drain } from './settlement.js'
import { World } from './world.js'

/** Lets everything come to its end, and looks again: nothing is left at stake, and nothing was lost on the way. */
export async function windDown(economy: Economy, world: World): Promise<void> {
  for (const ms of [UNDECLARED_MS, UNDECLARED_MS, DAY_MS, CLAIM_MS]) {
    economy.nowMs += ms
    World.setClock(economy.nowMs)
    drain(economy)
    await world.drain()
    for (const board of dueToDraw(economy)) await sendDraw(economy, world, board)
    await settlePrizesOf(economy, world)
  }
  await world.expireLots()
  await assertAlike(economy, world)
}
