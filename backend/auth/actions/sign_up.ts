import { inject } from '@adonisjs/core'
import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { game } from '#config/game'
import { clock } from '#shared/clock'
import { run } from '#shared/dialect'
import { newId } from '#shared/ids'
import { success, type Result } from '#shared/result'
import { LeaderboardsContract } from '#leaderboards/contract'
import { ProfilesContract, type NewUser, type NewUserError } from '#profiles/contract'
import { WalletsContract } from '#wallets/contract'
import { openSession } from '#auth/actions/open_session'
import { signTerms, type TermsEvidence } from '#auth/actions/sign_terms'
import { withPlayer } from '#auth/roles'
import type { Session } from '#auth/session'

export type SignUpRequest = Omit<NewUser, 'id'> & { password: string; evidence: TermsEvidence }

/** Makes an account with its password, accepted terms, bonus and first session: all of it, or nothing. */
@inject()
export class SignUp {
  constructor(
    private profiles: ProfilesContract,
    private wallets: WalletsContract,
    private leaderboards: LeaderboardsContract
  ) {}

  async handle({
    password,
    evidence,
    ...request
  }: SignUpRequest): Promise<Result<Session, NewUserError>> {
    // Whatever takes time or another connection comes first: SQLite has one writer, and this one would keep it.
    const passwordHash = await hash.make(password)
    const boardIds = await this.leaderboards.activeBoardIds(request.distributorId)
    const user = {
      ...request,
      id: newId(),
      referrerId: await this.#knownReferrer(request.referrerId),
    }

    return db.transaction(async (trx) => {
      const created = await this.profiles.create(user, trx)
      if (!created.ok) return created
      await run(
        trx,
        'insert into credentials (user_id, password_hash, updated_at) values (?, ?, ?)',
        [user.id, passwordHash, clock.nowMs()]
      )
      const terms = await signTerms(user.id, evidence, this.profiles, trx)
      await this.#payBonus(user.id, boardIds, trx)
      return success({
        user: { ...created.value, ...terms },
        roles: withPlayer([]),
        tokens: await openSession(user.id, trx),
      })
    })
  }

  async #knownReferrer(id: string | null): Promise<string | null> {
    const referrer = id === null ? null : await this.profiles.find(id)
    return referrer?.id ?? null
  }

  async #payBonus(userId: string, boardIds: readonly string[], trx: TransactionClientContract) {
    const points = game.points.signUpBonus
    const bonus = {
      type: 'admin_update',
      source: 'leaderboard_points',
      reference: 'signup',
    } as const
    const paid = await this.wallets.creditPoints({ userId, points, ...bonus }, trx)
    if (paid) await this.leaderboards.addPoints({ userId, boardIds, points }, trx)
  }
}
