import { assertAnswer } from './assert_answer.js'
import { aim, isAimed, Step } from './command.js'
import {
  isDecidedLater,
  type Game,
  type Play as ModelPlay,
  type Side,
  type Ticket,
} from './game.js'
import type { Economy } from './model.js'
import { cancelPlay, claim, makePlay, type Stake } from './playing.js'
import type { Player } from './player.js'
import { newKey } from './session.js'
import type { World } from './world.js'

/** A player plays no faster than this a minute, and the model plays a day in a second. */
const PLAYS_MAX = 55

export class Play extends Step {
  constructor(
    private readonly given: {
      player: number
      game: number
      side: Side
      ticket: Ticket
      quantity: number
      taps: number
      partner: boolean
      rewarded: boolean
      late: boolean
      again: boolean
    }
  ) {
    super()
  }

  override check(economy: Readonly<Economy>): boolean {
    return economy.games.length > 0 && isAimed(this.openGames(economy), this.given.game)
  }

  protected async happen(economy: Economy, world: World): Promise<void> {
    const { side, ticket, taps, partner, rewarded, late } = this.given
    const quantity = ticket === 'black' ? this.given.quantity : 1
    const pick = { side, ticket, quantity, taps, partner, rewarded, late }
    const game = aim(this.openGames(economy), economy.games, this.given.game)
    const player = this.aimAtPlayer(economy, game, quantity)
    if (player.plays.size >= PLAYS_MAX) return
    const of = `${game.name} (${game.type}${game.isAd ? ', an ad' : ''})`
    const where = `${partner ? '' : ' elsewhere'}${rewarded ? ' in its programme' : ''}`
    economy.story.push(
      `${player.name} plays ${of} ${side} with ${quantity} ${ticket}${where}, taps ${taps}${late ? ', too late' : ''}`
    )
    await sendPlay(economy, world, { player, game, pick, again: this.given.again })
  }

  private openGames({ games, nowMs }: Readonly<Economy>): Game[] {
    const open = games.filter(
      ({ state, lastJoinMs }) => (state === 'new' || state === 'active') && lastJoinMs > nowMs
    )
    if (this.given.ticket !== 'black') return open
    return open.filter(({ type, allowBlack }) => type === 'PREDICTION' || allowBlack)
  }

  private aimAtPlayer({ players, nowMs }: Economy, game: Game, quantity: number): Player {
    const { ticket } = this.given
    const fresh = players.filter(
      (player) =>
        !player.plays.has(game) &&
        player !== game.creator &&
        (ticket === 'free' || (player.about.terms && player.holds(ticket, nowMs) >= quantity))
    )
    return aim(fresh, players, this.given.player)
  }
}

/** Sent again under the same key it is answered the same, and nothing happens a second time. */
export async function sendPlay(
  economy: Economy,
  world: World,
  { player, game, pick, again }: { player: Player; game: Game; pick: Stake; again: boolean }
): Promise<void> {
  const answer = makePlay(economy, player, game, pick)
  const key = pick.late ? world.lateKey(player, game) : newKey()
  const reply = await world.play(player, game, pick, key)
  assertAnswer(answer, reply)
  if (answer === 'done') world.remember(player.plays.get(game)!, reply.body.id)
  if (again) assertAnswer(answer, await world.play(player, game, pick, key))
}

const playsOf = ({ players }: Readonly<Economy>) =>
  players.flatMap(({ plays }) => [...plays.values()])

const nameOf = ({ player, game }: ModelPlay) => `${player.name}'s play of ${game.name}`

const isWaiting = ({ state }: ModelPlay) => state === 'waiting_for_match'

const isDue = ({ game, state, tied, claimedMs }: ModelPlay) =>
  isDecidedLater(game) && (state === 'won' || tied) && claimedMs === null

export class CancelPlay extends Step {
  constructor(private readonly drawn: number) {
    super()
  }

  override check(economy: Readonly<Economy>): boolean {
    const all = playsOf(economy)
    return all.length > 0 && isAimed(all.filter(isWaiting), this.drawn)
  }

  protected async happen(economy: Economy, world: World): Promise<void> {
    const all = playsOf(economy)
    const one = aim(all.filter(isWaiting), all, this.drawn)
    economy.story.push(`${nameOf(one)} is taken back`)
    assertAnswer(cancelPlay(economy, one), await world.cancelPlay(one))
  }
}

export class Claim extends Step {
  constructor(
    private readonly drawn: number,
    private readonly again: boolean
  ) {
    super()
  }

  override check(economy: Readonly<Economy>): boolean {
    const all = playsOf(economy)
    return all.length > 0 && isAimed(all.filter(isDue), this.drawn)
  }

  protected async happen(economy: Economy, world: World): Promise<void> {
    const all = playsOf(economy)
    const one = aim(all.filter(isDue), all, this.drawn)
    economy.story.push(`the points of ${nameOf(one)} are claimed${this.again ? ' twice' : ''}`)
    const key = newKey()
    const answer = claim(economy, one)
    assertAnswer(answer, await world.claim(one, key))
    if (!this.again) return
    // As a retry it is answered the same; as another request there is nothing left to collect.
    assertAnswer(answer, await world.claim(one, key))
    assertAnswer(claim(economy, one), await world.claim(one, newKey()))
  }
}
