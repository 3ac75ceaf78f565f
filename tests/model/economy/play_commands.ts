import { assertAnswer } from './assert_answer.js'
import { HOUR_MS } from './amounts.js'
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
import { newKey, type World } from './world.js'

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
      again: boolean
    }
  ) {
    super()
  }

  override check(economy: Readonly<Economy>): boolean {
    return economy.games.length > 0 && isAimed(this.openGames(economy), this.given.game)
  }

  protected async happen(economy: Economy, world: World): Promise<void> {
    const { side, ticket, taps, partner } = this.given
    const quantity = ticket === 'black' ? this.given.quantity : 1
    const pick = { side, ticket, quantity, taps, partner }
    const game = aim(this.openGames(economy), economy.games, this.given.game)
    const player = this.aimAtPlayer(economy, game, quantity)
    if (player.plays.size >= PLAYS_MAX) return
    const of = `${game.name} (${game.type}${game.isAd ? ', an ad' : ''})`
    const where = partner ? '' : ' elsewhere'
    economy.story.push(
      `${player.name} plays ${of} ${side} with ${quantity} ${ticket}${where}, taps ${taps}`
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
  const key = newKey()
  const reply = await world.play(player, game, pick, key)
  assertAnswer(answer, reply)
  if (answer === 'done') world.remember(player.plays.get(game)!, reply.body.id)
  if (again) assertAnswer(answer, await world.play(player, game, pick, key))
}

/** So many free plays on one day that both of its limits are met. */
export class Marathon extends Step {
  private static readonly GAMES = 36

  constructor(private readonly player: number) {
    super()
  }

  override check({ players }: Readonly<Economy>): boolean {
    return players.some((player, n) => n === this.player && player.plays.size < 8)
  }

  protected async happen(economy: Economy, world: World): Promise<void> {
    const player = economy.players[this.player]!
    economy.story.push(
      `${player.name} plays ${Marathon.GAMES} new TRIVIA games A for nothing, taps 20`
    )
    const pick: Stake = { side: 'A', ticket: 'free', quantity: 1, taps: 20, partner: false }
    for (let n = 0; n < Marathon.GAMES; n++) {
      const game = economy.addGame({
        ...{ type: 'TRIVIA', creator: economy.house.creator, answer: 'A', isAd: false },
        startMs: economy.nowMs - HOUR_MS,
        lastJoinMs: economy.nowMs + HOUR_MS,
        endMs: economy.nowMs + HOUR_MS,
      })
      assertAnswer('done', await world.createGame(game))
      await sendPlay(economy, world, { player, game, pick, again: false })
    }
  }
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
    if (this.again) assertAnswer(answer, await world.claim(one, key))
  }
}
