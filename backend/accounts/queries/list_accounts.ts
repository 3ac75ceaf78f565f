import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { run } from '#shared/database/dialect'
import type { Columns } from '#shared/database/rows'
import { toPage, type Page } from '#shared/http/pagination'
import { AccountRecordsContract, type UserFilter, type UserRecord } from '#profiles/contract'
import { listRolesOf } from '#accounts/queries/list_roles'
import type { StoredRole } from '#accounts/domain/roles'

export interface Account {
  user: UserRecord
  roles: string[]
}

/** Accounts with their roles, newest first. */
@inject()
export class ListAccounts {
  constructor(private records: AccountRecordsContract) {}

  async handle({ role, ...filter }: UserFilter & { role?: StoredRole }): Promise<Page<Account>> {
    const ids = role && (await holdersOf(role))
    const users = await this.records.list({ ...filter, ids, limit: filter.limit + 1 })
    const roles = await listRolesOf(
      users.map(({ id }) => id),
      db.connection()
    )
    return toPage(
      users,
      filter.limit,
      ({ createdAtMs, id }) => ({ createdAtMs, id }),
      (user) => ({ user, roles: roles.get(user.id)! })
    )
  }
}

async function holdersOf(role: StoredRole): Promise<string[]> {
  const rows = await run<Columns<'user_roles', 'user_id'>>(
    db.connection(),
    'select user_id from user_roles where role = ?',
    [role]
  )
  return rows.map((row) => row.user_id)
}
