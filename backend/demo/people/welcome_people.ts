import app from '@adonisjs/core/services/app'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DEFAULT_DISTRIBUTOR_ID } from '@sidepick/rules/distributors'
import {
  DEMO_PEOPLE,
  emailOf,
  hasDemoPeople,
  passwordOf,
  personId,
  type DemoPerson,
} from '#demo/people/demo_people'
import { AccountsContract } from '#accounts/contract'
import { AddAccount } from '#auth/actions/add_account'
import { storePassword } from '#auth/actions/store_password'
import { hashNewPassword } from '#auth/domain/new_password'
import { ProfilesContract, type UserRecord } from '#profiles/contract'
import { transact } from '#shared/database/transact'
import { audit, PLATFORM } from '#shared/privacy/audit'

/** Makes the demo's accounts that are not there yet; one that is there stays as it is. */
export async function welcomePeople(people: readonly DemoPerson[] = DEMO_PEOPLE): Promise<void> {
  if (!hasDemoPeople()) return
  for (const person of people) await welcome(person)
}

async function welcome(person: DemoPerson) {
  const profiles = await app.container.make(ProfilesContract)
  if (await profiles.find(personId(person))) return
  const email = emailOf(person)
  const hashed = await hashNewPassword(passwordOf(person), { email, username: person.username })
  if (!hashed.ok) throw new Error(`demo account ${person.username}: ${hashed.error.type}`)
  const adder = await app.container.make(AddAccount)
  const prepared = await adder.prepare({ ...NEW_YORKER, email, username: person.username })
  await transact(async (trx) => {
    const added = await adder.add({ ...prepared, id: personId(person) }, trx)
    // Somebody else has the name or the address: the index leaves this account out.
    if (!added.ok) return
    await storePassword(added.value.id, hashed.value, trx)
    await giveRole(added.value, person, trx)
  })
}

async function giveRole(user: UserRecord, { role }: DemoPerson, trx: TransactionClientContract) {
  const accounts = await app.container.make(AccountsContract)
  await accounts.signTerms(user.id, { ip: '127.0.0.1', userAgent: null }, trx)
  if (role === null) return
  await accounts.addRole({ user, role, grantedBy: null }, trx)
  const target = { type: 'user', id: user.id } as const
  const line = { ...PLATFORM, action: 'user.role_granted', target } as const
  await audit({ ...line, before: null, after: { role } }, trx)
}

/** Complete and verified, so that nothing is asked before the account can be used. */
const NEW_YORKER = {
  birthday: '1990-01-01',
  country: 'US',
  state: 'NY',
  language: 'en-us',
  distributorId: DEFAULT_DISTRIBUTOR_ID,
  referrerId: null,
  sourceDomain: null,
  usResidencyConfirmed: true,
  claimedPoints: 0,
  status: 'active',
  emailVerified: true,
} as const
