import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DEFAULT_DISTRIBUTOR_ID } from '@sidepick/rules/distributors'
import { attempt } from '#shared/database/attempt'
import { audit, PLATFORM } from '#shared/privacy/audit'
import { failure, success, type Result } from '#shared/result'
import { AccountsContract } from '#accounts/contract'
import { ProfilesContract, type UserRecord } from '#profiles/contract'
import { AddAccount, type PreparedAccount } from '#auth/actions/add_account'
import { addUnnamed } from '#auth/actions/add_unnamed'
import { mailPasswordLink, passwordLink } from '#auth/actions/mail_links'
import { hashNewPassword, type CommonPasswordError } from '#auth/domain/new_password'
import { storePassword } from '#auth/actions/store_password'

export interface NewSuperadmin {
  /** Trimmed and lower-cased. */
  email: string
  /** The password of a new account; null for a link to choose one. */
  password: string | null
  /** Whether the link is mailed; otherwise it is returned. */
  mailLink: boolean
}

export interface MadeSuperadmin {
  /** Whether there was no account before. */
  created: boolean
  /** The one-time link to the account; null where it has a password or the link was mailed. */
  link: string | null
}

export type MakeSuperadminError =
  { type: 'unverified' } | { type: 'blocked' } | { type: 'race' } | CommonPasswordError

/**
 * Makes a super admin for the operator. It refuses an account whose e-mail was never verified, because anybody could
 * have made it.
 */
@inject()
export class MakeSuperadmin {
  constructor(
    private addAccount: AddAccount,
    private profiles: ProfilesContract,
    private accounts: AccountsContract
  ) {}

  async handle(wanted: NewSuperadmin): Promise<Result<MadeSuperadmin, MakeSuperadminError>> {
    const { email, password } = wanted
    const owner = { email, username: null }
    const hashed = password === null ? success(null) : await hashNewPassword(password, owner)
    if (!hashed.ok) return hashed
    const passwordHash = hashed.value
    const account = await this.addAccount.prepare({
      ...NOTHING_TOLD,
      email,
      status: passwordHash === null ? 'pending' : 'active',
      emailVerified: passwordHash !== null,
    })
    return attempt<MadeSuperadmin, MakeSuperadminError>(async (trx) => {
      const known = await this.profiles.findByEmail(email, trx)
      const found = known === null ? await this.#create(account, passwordHash, trx) : fit(known)
      if (!found.ok) return found
      const user = found.value
      const role = { user, role: 'superadmin', grantedBy: null } as const
      const added = await this.accounts.addRole(role, trx)
      const target = { type: 'user', id: user.id } as const
      const line = { ...PLATFORM, action: 'user.role_granted', target } as const
      if (added) await audit({ ...line, before: null, after: { role: 'superadmin' } }, trx)
      return success({ created: known === null, link: await this.#link(user, wanted, trx) })
    })
  }

  async #create(
    account: PreparedAccount,
    passwordHash: string | null,
    trx: TransactionClientContract
  ): Promise<Result<UserRecord, MakeSuperadminError>> {
    const created = await addUnnamed(account, this.addAccount, trx)
    if (!created.ok) return failure({ type: 'race' })
    if (passwordHash !== null) await storePassword(created.value.id, passwordHash, trx)
    return created
  }

  async #link(user: UserRecord, { mailLink }: NewSuperadmin, trx: TransactionClientContract) {
    if (user.status !== 'pending') return null
    if (!mailLink) return passwordLink(user, null, trx)
    await mailPasswordLink(user, { key: `superadmin:${user.id}` }, this.accounts, trx)
    return null
  }
}

/** A pending account can be opened only by the mailed link, so it is treated as new. */
function fit(user: UserRecord): Result<UserRecord, MakeSuperadminError> {
  if (user.status === 'pending') return success(user)
  if (user.status !== 'active') return failure({ type: 'blocked' })
  return user.emailVerified ? success(user) : failure({ type: 'unverified' })
}

const NOTHING_TOLD = {
  username: '',
  birthday: null,
  country: null,
  state: null,
  language: 'en-us',
  distributorId: DEFAULT_DISTRIBUTOR_ID,
  referrerId: null,
  sourceDomain: null,
  usResidencyConfirmed: false,
  claimedPoints: 0,
} as const
