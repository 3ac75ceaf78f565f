import { assertAnswer } from './assert_answer.js'
import type { ApiClient } from '@japa/api-client'
import { HOUR_MS } from './amounts.js'
import { Economy } from './model.js'
import type { Player } from './player.js'
import { World } from './world.js'

/** A Monday morning in New York, far enough ahead that no token of a sequence runs out while it runs. */
const BEGIN_MS = Date.UTC(2100, 0, 11, 15)

/** For whoever plays where no partner has a board. */
const COMMON = { name: 'common', distributor: 'default', threshold: 150, prizes: 1 } as const

type Holdings = Parameters<World['addPlayer']>[1]

/** A cast in which everybody is somebody: who is paid by rakes, who may not stake coins, who is about to convert gray. */
export async function setUp(client: ApiClient): Promise<{ model: Economy; real: World }> {
  const model = new Economy(BEGIN_MS)
  const add = (about: Partial<Player['about']>) => model.add(about)
  const creator = add({ verified: true })
  const parent = add({ verified: true, signedUpAt: 'partner' })
  const owner = add({ verified: true })
  const holdings = new Map<Player, Holdings>([
    [creator, { black: 5 }],
    [parent, { black: 5 }],
    [owner, { black: 60, white: 4 }],
    [add({ verified: true, referrer: owner }), { black: 60, white: 4, gray: 99 }],
    [add({ home: 'the same home', referrer: creator }), { black: 60, white: 2 }],
    [add({ home: 'the same home', verified: true }), { black: 60, gray: 98 }],
    [add({ signedUpAt: 'partner' }), { black: 60, white: 1, gray: 99 }],
    [add({ terms: false }), { black: 5, white: 5 }],
    [add({ fromUs: false, verified: true }), { black: 5, white: 5 }],
  ])
  model.house = { creator, parent, owner }
  const real = await openWorld(client, model)
  for (const [player, held] of holdings) {
    await real.addPlayer(player, held)
    for (const [currency, balance] of Object.entries(held)) {
      model.setBalance(player, currency as keyof Holdings, balance)
    }
  }
  await real.makeCreator(parent, null)
  await real.makeCreator(creator, parent)
  await real.makeOwner(owner)
  const board = model.boards.open(COMMON, model.nowMs)
  assertAnswer('done', await real.prizes.open(board))
  for (const type of ['PREDICTION', 'POLL'] as const) await open(model, real, type)
  return { model, real }
}

/** A game for coins, to begin with. */
async function open(model: Economy, real: World, type: 'PREDICTION' | 'POLL'): Promise<void> {
  const lastJoinMs = model.nowMs + 3 * HOUR_MS
  const game = model.addGame({
    ...{ type, creator: model.house.creator, answer: null, isAd: false },
    allowBlack: type === 'POLL',
    startMs: model.nowMs - HOUR_MS,
    ...{ lastJoinMs, endMs: lastJoinMs + HOUR_MS },
  })
  assertAnswer('done', await real.createGame(game))
}

async function openWorld(client: ApiClient, { nowMs }: Economy): Promise<World> {
  World.setClock(nowMs)
  return World.open(client)
}
