import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient, ApiRequest } from '@japa/api-client'
import { game as constants } from '#config/game'
import { DemoteIdle } from '#achievements/actions/demote_idle'
import { clock } from '#shared/clock'
import { expireDueLots } from '#wallets/actions/expire_due_lots'
import { givenCreatorRecord } from '#tests/fixtures/creators'
import { gameBody, givenCategory } from '#tests/fixtures/games'
import { givenBlackPartner, givenHoldings } from '#tests/fixtures/wallets'
import { createPlayer } from '#tests/helpers/players'
import { moveDueGames, settleAll, settleDue } from '#tests/helpers/settlement'
import { visitor } from '#tests/helpers/visitor'
import { readHouse } from './differences.js'
import type { Game, Play, Side } from './game.js'
import type { Stake } from './playing.js'
import type { Player } from './player.js'
import { PrizeDesk } from './prize_desk.js'
import { lateTokenOf, send, signedIn, tokenOf, type Reply, type Somebody } from './session.js'
import type { Shares } from './shares.js'

/** The product, reached as players, creators and admins reach it, with names of the model's. */
export class World {
  private readonly people = new Map<Player, Somebody>()
  private readonly games = new Map<Game, string>()
  private readonly plays = new Map<Play, string>()
  private attempts = 0
  private readonly addresses = new Map<string, { 'x-forwarded-for': string }>()

  readonly prizes: PrizeDesk

  private constructor(
    readonly client: ApiClient,
    private readonly admin: Somebody,
    private readonly partner: string,
    private readonly categoryId: string,
    /** Our own accounts when the sequence began. */
    readonly houseBefore: Record<string, number>
  ) {
    this.prizes = new PrizeDesk(this, partner)
  }

  /** Whoever was here before is past: what their games left to do would move our own accounts. */
  static async open(client: ApiClient): Promise<World> {
    await db.from('games').whereNull('deleted_at').update({ deleted_at: clock.nowMs() })
    await PrizeDesk.forgetOthers()
    const admin = signedIn(await createPlayer({ roles: ['admin'] }))
    const [partner, category] = [await givenBlackPartner({ timeMode: true }), await givenCategory()]
    return new World(client, admin, partner, category.id, await readHouse())
  }

  idOf(one: Player | Game | Play): string {
    const { people, games, plays } = this
    const id = people.get(one as Player)?.id ?? games.get(one as Game) ?? plays.get(one as Play)
    if (id === undefined) throw new Error('the model knows somebody whom the product does not')
    return id
  }

  admit(player: Player, somebody: Somebody): void {
    this.people.set(player, somebody)
  }

  static setClock(nowMs: number): void {
    clock.replace(() => nowMs)
  }

  /** Somebody who has been here for long: nothing was paid for signing up. */
  async addPlayer(player: Player, holdings: Parameters<typeof givenHoldings>[1]): Promise<void> {
    const somebody = signedIn(await createPlayer())
    this.people.set(player, somebody)
    const { terms, fromUs, verified, referrer, signedUpAt } = player.about
    await db
      .from('users')
      .where('id', somebody.id)
      .update({
        ...(terms ? { terms_version: constants.termsVersion, terms_signed_at: clock.nowMs() } : {}),
        ...(fromUs ? {} : { country: 'MX', state: null }),
        ...(verified ? { email_verified_at: clock.nowMs() } : {}),
        referrer_id: referrer && this.idOf(referrer),
        distributor_id: this.prizes.distributorOf(signedUpAt),
        // By the sequence's own clock: who brought a player is paid for a year of it.
        created_at: clock.nowMs(),
      })
    await givenHoldings(somebody.id, holdings)
  }

  async makeCreator(player: Player, parent: Player | null): Promise<void> {
    const { id } = this.people.get(player)!
    await db.table('user_roles').insert({ user_id: id, role: 'creator', granted_at: clock.nowMs() })
    await givenCreatorRecord({ id, username: id })
    if (parent) {
      await db
        .from('creators')
        .where('user_id', id)
        .update({ parent_id: this.idOf(parent) })
    }
  }

  async makeOwner(player: Player): Promise<void> {
    const owner = { owner_user_id: this.idOf(player) }
    await db.from('partner_domains').where('distributor_id', this.partner).update(owner)
  }

  gift(player: Player): Promise<Reply> {
    return this.by(player, this.client.post('/v1/wallets/claim-daily-gift'))
  }

  setBalance(player: Player, currency: string, balance: number): Promise<Reply> {
    const body = { currency, balance, reason: 'a sequence of the model' }
    return this.byAdmin(this.client.put(`/v1/admin/wallets/${this.idOf(player)}`).json(body))
  }

  moveLeague(player: Player, where: 'promote' | 'demote'): Promise<Reply> {
    return this.byAdmin(this.client.put(`/v1/admin/wallets/${this.idOf(player)}/${where}`))
  }

  async demoteIdle(): Promise<void> {
    await (await app.container.make(DemoteIdle)).handle()
  }

  async createGame(game: Game): Promise<Reply> {
    const body = gameBody(this.categoryId, {
      gameType: game.type,
      correctAnswer: game.answer,
      isAd: game.isAd,
      startTime: new Date(game.startMs).toISOString(),
      lastJoinTime: new Date(game.lastJoinMs).toISOString(),
      endTime: new Date(game.endMs).toISOString(),
    })
    const { creator, allowBlack } = game
    const leave = { allowBlack, creatorId: this.idOf(creator) }
    const reply = allowBlack
      ? await this.byAdmin(this.client.post('/v1/admin/games').json({ ...body, ...leave }))
      : await this.by(creator, this.client.post('/v1/creator/games').json(body))
    this.games.set(game, String(reply.body.id))
    return reply
  }

  play(player: Player, game: Game, pick: Stake, key: string): Promise<Reply> {
    const { side, ticket: ticketType, quantity, taps: points } = pick
    const distributorId = pick.partner ? this.partner : 'default'
    const rewardType = pick.rewarded ? 'gift_card' : null
    const stake = { side, ticketType, quantity, points }
    const body = { gameId: this.idOf(game), ...stake, distributorId, rewardType }
    const request = this.client.post('/v1/gameplays').header('x-idempotency-key', key).json(body)
    return this.by(player, request, pick.late ? lateTokenOf : tokenOf)
  }

  /** Another spelling for every attempt: a refusal is remembered under the key that it was asked with. */
  lateKey(player: Player, game: Game): string {
    const word = [...'replay'].map((letter, n) =>
      (this.attempts >> n) & 1 ? letter.toUpperCase() : letter
    )
    this.attempts += 1
    return `${word.join('')}-${this.idOf(player)}-${this.idOf(game)}`
  }

  remember(play: Play, id: unknown): void {
    this.plays.set(play, String(id))
  }

  cancelPlay(play: Play): Promise<Reply> {
    return this.by(play.player, this.client.delete(`/v1/gameplays/${this.idOf(play)}`))
  }

  claim(play: Play, key: string): Promise<Reply> {
    const request = this.client.post(`/v1/gameplays/${this.idOf(play)}/claim_reward`)
    return this.by(play.player, request.header('x-idempotency-key', key))
  }

  declare(game: Game, correctAnswer: Side, by: 'creator' | 'admin'): Promise<Reply> {
    const path = `games/${this.idOf(game)}/declare`
    const request = this.client.post(`/v1/${by}/${path}`).json({ correctAnswer })
    return by === 'admin' ? this.byAdmin(request) : this.by(game.creator, request)
  }

  cancelGame(game: Game, by: 'creator' | 'admin'): Promise<Reply> {
    const id = this.idOf(game)
    if (by === 'admin') return this.byAdmin(this.client.patch(`/v1/admin/games/${id}/cancel`))
    return this.by(game.creator, this.client.delete(`/v1/creator/games/${id}`))
  }

  review(game: Game, state: 'quarantined' | 'released'): Promise<Reply> {
    const path = `/v1/admin/games/${this.idOf(game)}`
    return this.byAdmin(this.client.patch(path).json({ state }))
  }

  /** From a new place every time: how often one may complain from a place is no matter of money. */
  async complain(game: Game, player: Player): Promise<Reply> {
    const body = { compliantData: { reason: 'A sequence of the model.' } }
    const request = this.client.post(`/v1/games/${this.idOf(game)}/complaint`).json(body)
    return send(request.bearerToken(await tokenOf(this.people.get(player)!)).headers(visitor()))
  }

  setShares({ scope, bps }: Shares, creator: Player): Promise<Reply> {
    const subject = scope === 'creator' ? this.idOf(creator) : `${this.partner}/distributor`
    const { host, parent, referrer, distributor } = bps
    const body = {
      hostBps: host,
      parentBps: parent,
      referrerBps: referrer,
      distributorBps: distributor,
    }
    return this.byAdmin(this.client.patch(`/v1/admin/cuts/${subject}`).json(body))
  }

  settleWaiting(): Promise<void> {
    return settleDue()
  }

  moveDue(): Promise<void> {
    return moveDueGames()
  }

  /** What waits is settled first, and then what the clock has due: so no payment comes between two corrections. */
  async drain(): Promise<void> {
    await settleDue()
    await settleAll()
  }

  expireLots(): Promise<void> {
    return expireDueLots()
  }

  async byAdmin(request: ApiRequest): Promise<Reply> {
    return send(request.bearerToken(await tokenOf(this.admin)))
  }

  async by(player: Player, request: ApiRequest, token = tokenOf): Promise<Reply> {
    const accessToken = await token(this.people.get(player)!)
    const home = player.about.home ?? player.name
    const address = this.addresses.get(home) ?? visitor()
    this.addresses.set(home, address)
    return send(
      request.bearerToken(accessToken).headers({ ...address, 'user-agent': 'one browser' })
    )
  }
}
