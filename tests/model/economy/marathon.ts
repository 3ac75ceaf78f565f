import { HOUR_MS, PROGRAMME } from './amounts.js'
import { assertAnswer } from './assert_answer.js'
import { Step } from './command.js'
import type { Game } from './game.js'
import { sendResult } from './game_commands.js'
import { drainAll } from './house_commands.js'
import type { Economy } from './model.js'
import { sendPlay } from './play_commands.js'
import type { Player } from './player.js'
import type { World } from './world.js'

/** More than a day has gray and points for. */
const FILLING = 34
/** More than a partner's programme has room for in a day. */
const REWARDED = PROGRAMME.playsPerDay + 1
const PICK = {
  side: 'A',
  ticket: 'free',
  quantity: 1,
  taps: 20,
  partner: true,
  late: false,
} as const

/** So many free plays on one day that its limits are met; when it is full, a result changes and changes back. */
export class Marathon extends Step {
  constructor(private readonly player: number) {
    super()
  }

  override check({ players }: Readonly<Economy>): boolean {
    return players.some((player, n) => n === this.player && player.plays.size < 8)
  }

  protected async happen(economy: Economy, world: World): Promise<void> {
    const player = economy.players[this.player]!
    economy.story.push(`${player.name} plays a new PREDICTION game A for nothing`)
    const game = await comeTo('PREDICTION', player, { economy, world })
    const settle = async (side: 'A' | 'B') => {
      await sendResult(economy, world, { game, side, by: 'admin' })
      await drainAll(economy, world)
    }
    const playTrivia = async (times: number, rewarded = 0) => {
      economy.story.push(`${player.name} plays ${times} new TRIVIA games A for nothing, taps 20`)
      for (let n = 0; n < times; n++) {
        await comeTo('TRIVIA', player, { economy, world }, n < rewarded)
      }
    }
    await settle('A')
    await playTrivia(FILLING, REWARDED)
    await settle('B')
    await settle('A')
    await playTrivia(2)
  }
}

/** A new game, played for nothing and A; of trivia that is right. */
async function comeTo(
  type: 'PREDICTION' | 'TRIVIA',
  player: Player,
  { economy, world }: { economy: Economy; world: World },
  rewarded = false
): Promise<Game> {
  const game = economy.addGame({
    ...{ type, creator: economy.house.creator, isAd: false },
    answer: type === 'TRIVIA' ? 'A' : null,
    startMs: economy.nowMs - HOUR_MS,
    lastJoinMs: economy.nowMs + HOUR_MS,
    endMs: economy.nowMs + HOUR_MS,
  })
  assertAnswer('done', await world.createGame(game))
  const pick = { ...PICK, rewarded }
  await sendPlay(economy, world, { player, game, pick, again: false })
  return game
}
