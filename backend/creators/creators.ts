import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { CreatorSummary } from '@sidepick/rules/types'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import type { Columns } from '#shared/database/rows'
import { agreeOnTerms } from '#creators/actions/agree_on_terms'
import { endTerms } from '#creators/actions/end_terms'
import {
  AgreedSharesContract,
  CreatorsContract,
  type CreatorOnTerms,
  type CreatorRecord,
  type CreatorTerms,
  type NewCreator,
} from '#creators/contract'
import { findCreator } from '#creators/queries/find_creator'
import { onTerms } from '#creators/queries/on_terms'
import { mayBeParent } from '#creators/queries/may_be_parent'

type Row = Columns<
  'creators',
  'user_id' | 'user_name' | 'profile_color' | 'avatar' | 'partner_name'
>

@inject()
export class Creators extends CreatorsContract {
  constructor(private readonly shares: AgreedSharesContract) {
    super()
  }

  async create(creator: NewCreator): Promise<void> {
    await run(
      db.connection(),
      `insert into creators (user_id, user_name, profile_color, avatar, partner_name, created_at)
       values (?, ?, ?, ?, ?, ?) on conflict (user_id) do nothing`,
      [
        creator.userId,
        creator.userName,
        creator.profileColor,
        creator.avatar,
        creator.partnerName,
        clock.nowMs(),
      ]
    )
  }

  agree(
    creator: NewCreator,
    terms: Partial<CreatorTerms> & { agreedBy: string | null },
    trx: TransactionClientContract
  ): Promise<void> {
    return agreeOnTerms(creator, terms, trx)
  }

  endTerms(userId: string, trx: TransactionClientContract): Promise<CreatorTerms | null> {
    return endTerms(userId, this.shares, trx)
  }

  find(userId: string, trx?: TransactionClientContract): Promise<CreatorRecord | null> {
    return findCreator(userId, trx)
  }

  async findOnTerms(
    userId: string,
    trx: TransactionClientContract
  ): Promise<CreatorOnTerms | null> {
    const known = await findCreator(userId, trx)
    return known && (await onTerms([known], this.shares, trx))[0]!
  }

  mayBeParent(parentId: string, userId: string, trx: TransactionClientContract): Promise<boolean> {
    return mayBeParent(parentId, userId, trx)
  }

  async listSummaries(ids: readonly string[]): Promise<Map<string, CreatorSummary>> {
    if (ids.length === 0) return new Map()
    const rows = await run<Row>(
      db.connection(),
      `select user_id, user_name, profile_color, avatar, partner_name from creators
       where user_id in (${ids.map(() => '?').join(', ')})`,
      ids
    )
    return new Map(
      rows.map((row) => [
        row.user_id,
        {
          userName: row.user_name,
          profileColor: row.profile_color,
          avatar: row.avatar,
          partnerName: row.partner_name,
        },
      ])
    )
  }
}
