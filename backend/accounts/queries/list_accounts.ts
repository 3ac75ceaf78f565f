import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { run } from '#shared/database/dialect'
import type { Columns } from '#shared/database/rows'
import type { Page } from '#shared/pagination'
import { AccountRecordsContract, type UserFilter, type UserRecord } from '#profiles/contract'
import { listRolesOf } from '#accounts/queries/list_roles'
import type { StoredRole } from '#accounts/domain/roles'

export interface Account {
  user: UserRecord
  roles: string[]
}

/** Accounts with their roles, in the order asked for. */
@inject()
export class ListAccounts {
  constructor(private records: AccountRecordsContract) {}

  async handle({ role, ...filter }: UserFilter & { role?: StoredRole }): Promise<Page<Account>> {
    const ids = role && (await holdersOf(role))
    const { items, next } = await this.records.list({ ...filter, ids })
    const roles = await listRolesOf(
      items.map(({ id }) => id),
      db.connection()
    )
    return { items: items.map((user) => ({ user, roles: roles.get(user.id)! })), next }
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
