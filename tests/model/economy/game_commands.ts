import { CHANGE_MS } from './amounts.js'
import { assertAnswer } from './assert_answer.js'
import { aim, isAimed, oneOf, Step } from './command.js'
import { cancelGame, complain, declare, quarantine, release } from './deciding.js'
import type { Game, GameState, GameType, Side } from './game.js'
import type { Economy } from './model.js'
import { sendPlay } from './play_commands.js'
import { type World } from './world.js'

export interface Comer {
  player: number
  side: Side
  quantity: number
}

export class CreateGame extends Step {
  constructor(
    private readonly given: {
      type: GameType
      times: { startsInMs: number; joinMs: number; restMs: number }
      creator: number
      answer: Side | null
      isAd: boolean
      allowBlack: boolean
      /** Who plays it at once: without a crowd few tickets would ever meet. */
      crowd: readonly Comer[]
    }
  ) {
    super()
  }

  protected async happen(economy: Economy, world: World): Promise<void> {
    const { type, times, isAd, answer } = this.given
    const { creator, parent } = economy.house
    const startMs = economy.nowMs + times.startsInMs
    const lastJoinMs = startMs + times.joinMs
    const allowBlack = this.given.allowBlack && type === 'POLL'
    const game = economy.addGame({
      ...{ type, isAd, allowBlack, startMs, lastJoinMs, endMs: lastJoinMs + times.restMs },
      creator: oneOf([creator, creator, parent], this.given.creator),
      answer: type === 'TRIVIA' ? answer : null,
    })
    const about = [
      type,
      game.answer && `answer ${game.answer}`,
      isAd && 'an ad',
      allowBlack && 'for coins',
    ]
    economy.story.push(
      `${game.creator.name} makes ${game.name} (${about.filter(Boolean).join(', ')})`
    )
    assertAnswer('done', await world.createGame(game))
    for (const comer of this.given.crowd) await this.comes(comer, game, economy, world)
  }

  private async comes(
    { player: drawn, side, quantity }: Comer,
    game: Game,
    economy: Economy,
    world: World
  ): Promise<void> {
    const player = oneOf(economy.players, drawn)
    const coins = game.type === 'PREDICTION' || game.allowBlack
    const stake = coins
      ? ({ ticket: 'black', quantity } as const)
      : ({ ticket: 'white', quantity: 1 } as const)
    economy.story.push(`${player.name} comes for ${side} with ${stake.quantity} ${stake.ticket}`)
    const pick = { ...stake, side, taps: 0, partner: true, rewarded: false, late: false }
    await sendPlay(economy, world, { player, game, pick, again: false })
  }
}

/** Something that is done with a game, as a rule with one that it can be done with. */
abstract class OfGame extends Step {
  constructor(private readonly game: number) {
    super()
  }

  override check({ games, nowMs }: Readonly<Economy>): boolean {
    const likely = games.filter((game) => this.isLikely(game, nowMs))
    return games.length > 0 && isAimed(likely, this.game)
  }

  protected abstract isLikely(game: Game, nowMs: number): boolean

  protected pickGame({ games, nowMs }: Economy): Game {
    return aim(
      games.filter((game) => this.isLikely(game, nowMs)),
      games,
      this.game
    )
  }
}

const isIn = ({ state }: Game, ...states: GameState[]) => states.includes(state)

export class Declare extends OfGame {
  constructor(
    game: number,
    private readonly side: Side,
    private readonly by: 'creator' | 'admin'
  ) {
    super(game)
  }

  protected isLikely(game: Game, nowMs: number): boolean {
    if (game.type !== 'PREDICTION' || game.plays.length === 0) return false
    if (isIn(game, 'waiting_for_declaration')) return true
    const changes = isIn(game, 'winner_declared', 'ended') && nowMs <= game.sinceMs + CHANGE_MS
    return this.by === 'admin' && game.answer !== this.side && changes
  }

  protected async happen(economy: Economy, world: World): Promise<void> {
    const { side, by } = this
    await sendResult(economy, world, { game: this.pickGame(economy), side, by })
  }
}

/** What somebody says that a game's result is. */
export async function sendResult(
  economy: Economy,
  world: World,
  { game, side, by }: { game: Game; side: Side; by: 'creator' | 'admin' }
): Promise<void> {
  // Whether trivia may be told its answer moves nothing.
  if (game.type === 'TRIVIA') return
  economy.story.push(
    `${by === 'admin' ? 'an admin' : game.creator.name} declares ${game.name} ${side}`
  )
  assertAnswer(declare(economy, game, side, by), await world.declare(game, side, by))
}

export class CancelGame extends OfGame {
  constructor(
    game: number,
    private readonly by: 'creator' | 'admin'
  ) {
    super(game)
  }

  protected isLikely(game: Game): boolean {
    return game.plays.length > 0 && isIn(game, 'active', 'winner_declared', 'quarantined')
  }

  protected async happen(economy: Economy, world: World): Promise<void> {
    const { by } = this
    const game = this.pickGame(economy)
    const who = by === 'admin' ? 'an admin cancels' : `${game.creator.name} takes back`
    economy.story.push(`${who} ${game.name}`)
    assertAnswer(cancelGame(economy, game, by), await world.cancelGame(game, by))
  }
}

/** Out of everybody's sight, or back. */
export class Review extends OfGame {
  protected isLikely(game: Game): boolean {
    return isIn(game, 'quarantined', 'active', 'winner_declared')
  }

  protected async happen(economy: Economy, world: World): Promise<void> {
    const game = this.pickGame(economy)
    if (game.state === 'quarantined') {
      economy.story.push(`an admin releases ${game.name}`)
      assertAnswer(release(economy, game), await world.review(game, 'released'))
    } else {
      economy.story.push(`an admin quarantines ${game.name}`)
      assertAnswer(quarantine(economy, game), await world.review(game, 'quarantined'))
    }
  }
}

/** Some players, one after the other, have something against a game. */
export class Complain extends OfGame {
  constructor(
    game: number,
    private readonly first: number,
    private readonly people: number
  ) {
    super(game)
  }

  protected isLikely(game: Game): boolean {
    return game.plays.length > 0 && isIn(game, 'active', 'winner_declared')
  }

  protected async happen(economy: Economy, world: World): Promise<void> {
    const game = this.pickGame(economy)
    for (let n = 0; n < this.people; n++) {
      const player = oneOf(economy.players, this.first + n)
      economy.story.push(`${player.name} complains of ${game.name}`)
      assertAnswer(complain(economy, game, player), await world.complain(game, player))
    }
  }
}
