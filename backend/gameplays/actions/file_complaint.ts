import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { game as constants } from '#config/game'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import type { Columns, Computed } from '#shared/database/rows'
import { newId } from '#shared/ids'
import { keyedHash } from '#shared/privacy/keyed_hash'
import { networkOf } from '#shared/http/network_of'
import { failure, success, type Result } from '#shared/result'
import { PlayedGamesContract } from '#games/contract'
import { PrivateGames, type GameViewer } from '#gameplays/queries/private_games'

export interface NewComplaint extends GameViewer {
  gameId: string
  /** For strangers, who have no id. */
  sessionId: string | null
  /** Whether the player has proved an address, so that no second account came for nothing. */
  emailVerified: boolean
  reason: string
  ip: string
  context: Record<string, string>
}

/** Stores a complaint about a game, once per person; enough complaints of different people hide the game. */
@inject()
export class FileComplaint {
  constructor(
    private readonly games: PlayedGamesContract,
    private readonly privateGames: PrivateGames
  ) {}

  async handle(
    complaint: NewComplaint,
    trx: TransactionClientContract
  ): Promise<Result<{ id: string }, { type: 'not_found' }>> {
    const game = await this.games.findPlayable(complaint.gameId, trx)
    const isThere = game !== null && (await this.privateGames.areOpenTo(complaint, game, trx))
    if (!isThere) return failure({ type: 'not_found' })
    const id = await keep(complaint, trx)
    if (id === null) return success({ id: await findFirst(complaint, trx) })
    if ((await countPeople(complaint.gameId, trx)) >= constants.complaints.quarantineAt) {
      await this.games.move(complaint.gameId, { to: 'quarantined', by: 'scheduler' }, trx)
    }
    return success({ id })
  }
}

const principalOf = ({ userId, sessionId }: NewComplaint) =>
  userId ? `user:${userId}` : `session:${sessionId}`

/**
 * Two strangers are different people only if session and network both differ, because anybody can change the session; so
 * are two accounts that nobody has proved an address for, because anybody can make them.
 */
const personOf = ({ userId, emailVerified, ip }: NewComplaint) =>
  keyedHash(userId !== null && emailVerified ? userId : networkOf(ip))

async function keep(
  complaint: NewComplaint,
  trx: TransactionClientContract
): Promise<string | null> {
  const { gameId, userId, reason, context } = complaint
  const [row] = await run<Columns<'complaints', 'id'>>(
    trx,
    `insert into complaints (id, game_id, user_id, principal, person, reason, context, created_at)
     values (?, ?, ?, ?, ?, ?, ?, ?) on conflict (game_id, principal) do nothing returning id`,
    [
      ...[newId(), gameId, userId, principalOf(complaint), personOf(complaint)],
      ...[reason, JSON.stringify(context), clock.nowMs()],
    ]
  )
  return row?.id ?? null
}

async function findFirst(complaint: NewComplaint, trx: TransactionClientContract): Promise<string> {
  const [row] = await run<Columns<'complaints', 'id'>>(
    trx,
    'select id from complaints where game_id = ? and principal = ?',
    [complaint.gameId, principalOf(complaint)]
  )
  return row!.id
}

async function countPeople(gameId: string, trx: TransactionClientContract): Promise<number> {
  const [row] = await run<Computed<{ n: number }>>(
    trx,
    'select count(distinct person) as n from complaints where game_id = ? and created_at > ?',
    [gameId, clock.nowMs() - constants.complaints.windowMs]
  )
  return row!.n
}
