import { randomUUID } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { openSession } from '#auth/actions/open_session'
import { ProfilesContract } from '#profiles/contract'
import { clock } from '#shared/clock'
import { newId } from '#shared/ids'
import { madeByNow } from '#tests/fixtures/made_by_now'

export interface TestPlayer {
  id: string
  username: string
  email: string
  accessToken: string
  refreshToken: string
}

/** A signed-in player, made through the modules without HTTP. There is no password and no bonus. */
export async function createPlayer(
  options: {
    roles?: ('creator' | 'admin' | 'superadmin')[]
    distributorId?: string
    /** By default those have a verified e-mail who need one: an admin without it is a player. */
    emailVerified?: boolean
    /** A part of the e-mail address, by which a list finds it among all that other tests left. */
    mark?: string
  } = {}
): Promise<TestPlayer> {
  const profiles = await app.container.make(ProfilesContract)
  const key = randomUUID().replaceAll('-', '').slice(0, 16)
  const id = newId()
  return db.transaction(async (trx) => {
    const user = {
      id,
      email: `p${key}${options.mark ?? ''}@example.com`,
      username: `p${key}`,
      birthday: '1990-05-17',
      country: 'US',
      state: 'NY',
      language: 'en-us' as const,
      distributorId: options.distributorId ?? 'default',
      referrerId: null,
      sourceDomain: null,
      usResidencyConfirmed: true,
      claimedPoints: 0,
    }
    const created = await profiles.create(user, trx)
    if (!created.ok) throw new Error(created.error.type)
    await madeByNow('users', id, trx)
    const { roles = [] } = options
    if (options.emailVerified ?? roles.some((role) => role !== 'creator')) {
      await trx.from('users').where('id', id).update({ email_verified_at: clock.nowMs() })
    }
    for (const role of roles) {
      await trx.table('user_roles').insert({ user_id: id, role, granted_at: clock.nowMs() })
    }
    return { id, username: user.username, email: user.email, ...(await openSession(id, trx)) }
  })
}
