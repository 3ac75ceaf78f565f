import db from '@adonisjs/lucid/services/db'
import SettleDrawings from '#prizes/jobs/settle_drawings'
import { forgetBoards } from '#leaderboards/store/boards_cache'
import { clock } from '#shared/clock'
import { newId } from '#shared/ids'
import type { Board, Distributor } from './boards.js'
import type { Award } from './drawings.js'
import type { Player } from './player.js'
import type { Reply } from './session.js'
import type { World } from './world.js'

/** The product's boards and drawings, under the model's names. */
export class PrizeDesk {
  private readonly ids = new Map<Board, string>()
  /** Nobody else's series have it in their names. */
  private readonly mark = newId().slice(-12)

  constructor(
    private readonly world: World,
    private readonly partner: string
  ) {}

  /** Whoever was here before is past: no board of theirs goes on, and no prize of theirs waits for anybody. */
  static async forgetOthers(): Promise<void> {
    const boards = db.from('leaderboards').where('kind', 'prize').whereNull('deleted_at')
    await boards.update({ deleted_at: clock.nowMs() })
    await db
      .from('prize_awards')
      .whereIn('state', ['offered', 'waiting'])
      .update({ state: 'passed_on' })
    // Theirs was a later time: a league's board must be there before anybody's points of now.
    await db.from('leaderboards').where('kind', 'league').update({ created_at: 0 })
    await forgetBoards('default')
  }

  /** What tells a board from every other one. */
  keyOf({ series, startMs }: Board): string {
    return [this.distributorOf(series.distributor), this.nameOf(series), startMs].join(' ')
  }

  distributorOf(distributor: Distributor): string {
    return distributor === 'partner' ? this.partner : 'default'
  }

  private nameOf({ name, league }: Board['series']): string {
    return league === null ? `${name}-${this.mark}` : name
  }

  open({ series }: Board): Promise<Reply> {
    const { threshold: pointThreshold, prizes: numberOfPrizes } = series
    const named = { prizeName: 'A card', prizeTitle: 'Win a card', prizeShortTitle: 'Card' }
    const whose = { distributorId: this.distributorOf(series.distributor) }
    const body = { series: this.nameOf(series), ...whose, ...named, pointThreshold, numberOfPrizes }
    return this.admin('/v1/admin/leaderboards', body)
  }

  async archive(board: Board): Promise<Reply> {
    return this.admin(`${await this.pathOf(board)}/archive`, { force: true })
  }

  async draw(board: Board): Promise<Reply> {
    return this.admin(`${await this.pathOf(board)}/award-prizes`, {})
  }

  private async pathOf(board: Board): Promise<string> {
    return `/v1/admin/leaderboards/${await this.idOf(board)}`
  }

  async idOf(board: Board): Promise<string> {
    const known = this.ids.get(board)
    if (known !== undefined) return known
    const { series, startMs } = board
    const where = { series: this.nameOf(series), start_date: startMs }
    const { id } = await db
      .from('leaderboards')
      .where({ ...where, distributor_id: this.distributorOf(series.distributor) })
      .firstOrFail()
    this.ids.set(board, id)
    return id
  }

  async confirm(board: Board, player: Player): Promise<Reply> {
    const path = `/v1/prizes/${await this.idOf(board)}/confirm`
    const request = this.world.client.post(path).json({ payoutEmail: 'winner@example.com' })
    return this.world.by(player, request)
  }

  async decline(board: Board, player: Player): Promise<Reply> {
    const path = `/v1/prizes/${await this.idOf(board)}/decline`
    return this.world.by(player, this.world.client.post(path))
  }

  async fulfil({ board, place }: Award): Promise<Reply> {
    const path = `/v1/admin/prizes/${await this.idOf(board)}/${place}/fulfil`
    return this.admin(path, { fulfilment: 'sent' })
  }

  async take({ board, place }: Award): Promise<Reply> {
    const path = `/v1/admin/prizes/${await this.idOf(board)}/${place}/pass-on`
    return this.admin(path, { note: 'a sequence of the model' })
  }

  settle(): Promise<void> {
    return new SettleDrawings().execute()
  }

  private admin(path: string, body: object): Promise<Reply> {
    return this.world.byAdmin(this.world.client.post(path).json(body))
  }
}
