import { GIFT_TICKETS, POINTS } from './amounts.js'
import { addTo, Boards, qualifyOn, type Board, type Distributor } from './boards.js'
import { dayOf } from './calendar.js'
import type { Corner } from './corners.js'
import type { Game, GameState, Play } from './game.js'
import { Player, type Currency } from './player.js'
import type { Shares } from './shares.js'

type NewGame = Pick<
  Game,
  'type' | 'creator' | 'answer' | 'isAd' | 'startMs' | 'lastJoinMs' | 'endMs'
> &
  Partial<Pick<Game, 'allowBlack'>>

/** What the product must answer: that it was done, or one of these problem codes. */
export type Answer = 'done' | string[]

/** Everybody who gets something of a rake without playing for it. */
export interface House {
  creator: Player
  parent: Player
  owner: Player
}

/**
 * The economy as the specification tells it: plain arithmetic on plain records, one instant at a time. It shares no code
 * with the product, so what both say alike was understood twice.
 */
export class Economy {
  readonly players: Player[] = []
  readonly games: Game[] = []
  readonly shares: Shares[] = []
  readonly boards = new Boards()
  /** Coins of rakes that nobody had a claim to. */
  revenue = 0
  private turns = 0
  house!: House
  /** What has happened, in words. */
  readonly story: string[] = []
  /** Which of the rules that are hard to come to were come to. */
  readonly reached = new Set<Corner>()

  constructor(public nowMs: number) {}

  /** Somebody who has been here for long. */
  add(about: Partial<Player['about']>): Player {
    const name = `p${this.players.length + 1}`
    const player = new Player({
      ...{ name, verified: false, terms: true, fromUs: true, home: null, referrer: null },
      ...{ signedUpMs: this.nowMs, signedUpAt: 'default' },
      ...about,
    })
    this.players.push(player)
    return player
  }

  signUp(about: Partial<Player['about']>): Player {
    const player = this.add(about)
    this.payOutsidePlays(player, POINTS.signUp)
    return player
  }

  /** With an e-mail alone, which is enough for the drawing; the account is opened from there. */
  signUpQuickly(signedUpAt: Distributor): Player {
    const player = this.signUp({ signedUpAt, verified: true })
    qualifyOn(this.boards.prizesAt(signedUpAt, this.nowMs), player, this.nowMs)
    return player
  }

  proveEmail(player: Player): void {
    player.about.verified = true
    this.payOutsidePlays(player, player.progress.verify())
  }

  makesGames(player: Player): boolean {
    return player === this.house.creator || player === this.house.parent
  }

  /** What was reached without a play counts where the player signed up. */
  payOutsidePlays(player: Player, points: number): void {
    if (points === 0) return
    player.give('point', points)
    const { signedUpAt } = player.about
    const counting = this.boards.countingAt(signedUpAt, player.progress.league, this.nowMs)
    addTo(counting, player, points, this.nowMs)
  }

  /** From the boards on which they counted, as far as their week goes on. */
  takeFromBoards(boards: readonly Board[], player: Player, points: number): void {
    for (const { endMs, entries, series } of boards) {
      const entry = entries.get(player)
      if (!entry || points === 0) continue
      if (endMs <= this.nowMs) {
        this.reached.add('a board of a past week keeps what is taken back')
        continue
      }
      const before = entry.points
      entry.points -= points
      const wasEnough = before >= series.threshold && series.league === null
      if (wasEnough && entry.points < series.threshold) {
        this.reached.add('what is taken back was needed for the drawing')
      }
    }
  }

  gift(player: Player): Answer {
    if (!player.about.terms) return ['E_TOS_REQUIRED']
    const day = dayOf(this.nowMs)
    if (player.gifts.has(day)) return ['E_GIFT_COLLECTED']
    player.gifts.add(day)
    player.addLot(GIFT_TICKETS, this.nowMs)
    return 'done'
  }

  setBalance(player: Player, currency: Exclude<Currency, 'pending_coin'>, balance: number): void {
    if (currency !== 'white') {
      player.held[currency] = balance
      return
    }
    const more = balance - player.holds('white', this.nowMs)
    if (more > 0) player.addLot(more, this.nowMs)
    else player.spendWhite(-more, this.nowMs)
  }

  addGame(game: NewGame): Game {
    const added: Game = {
      ...{ name: `g${this.games.length + 1}`, state: 'new' },
      ...{ madeMs: this.nowMs, sinceMs: this.nowMs },
      ...{
        allowBlack: false,
        holdUntilMs: null,
        before: null,
        todo: null,
        turn: 0,
        plays: [],
        complaints: new Map(),
        cuts: [],
      },
      ...game,
    }
    this.games.push(added)
    return added
  }

  /** One for a win, as far as the day goes for free ones; a hundred of them are a black ticket. */
  winGray(play: Play): void {
    const { player, ticket } = play
    const before = player.held.gray
    const paid = player.winGray(ticket, this.nowMs)
    play.grayMs = paid ? this.nowMs : null
    if (!paid) this.reached.add('a ceiling of gray')
    else if (player.held.gray < before) this.reached.add('gray becomes a ticket')
  }

  /** A free win leaves its place in the day that it counted in, for the next one. Gives how much is gone already. */
  takeBackGray(play: Play): number {
    const { player, ticket, grayMs } = play
    if (grayMs === null) return 0
    const missing = this.takeBack(player, 'gray', 1)
    play.grayMs = null
    if (ticket === 'free' && player.freeGray(grayMs)) {
      this.reached.add('a full day of gray has room again')
    }
    return missing
  }

  /** By an admin, to the next league's gate or back to the beginning. */
  moveLeague(player: Player, where: 'promote' | 'demote'): void {
    const { progress, about } = player
    if (where === 'demote' && !progress.isAtBeginning) this.demote(player)
    if (where === 'promote') {
      const points = progress.promote(about.verified, this.nowMs)
      this.payOutsidePlays(player, points)
    }
    if (progress.hasClimbedAgain) this.reached.add('a league is climbed again')
  }

  /** Who did not play in all of the last week is back at the beginning. */
  demoteIdle(): void {
    const idle = this.players.filter(({ progress }) => progress.isIdle(this.nowMs))
    idle.forEach((player) => this.demote(player))
  }

  demote({ progress }: Player): void {
    if (progress.league > 0) this.reached.add('a league is lost')
    progress.demote()
  }

  /** What is gone already is the house's loss. Gives how much that is. */
  takeBack(
    player: Player,
    currency: 'coin' | 'gray' | 'point' | 'pending_coin',
    amount: number
  ): number {
    const missing = player.takeBack(currency, amount)
    if (missing > 0 && currency === 'coin') this.reached.add('coins are missing')
    if (missing > 0 && currency === 'gray') this.reached.add('gray is missing')
    if (missing > 0 && currency === 'point') this.reached.add('points are missing')
    return missing
  }

  /** What follows is left to the jobs. */
  leave(todo: Game['todo'], game: Game): void {
    game.todo = todo
    game.turn = this.turns++
  }

  move(game: Game, state: GameState): void {
    game.state = state
    game.sinceMs = this.nowMs
  }
}
