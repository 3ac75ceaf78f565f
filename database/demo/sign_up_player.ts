import app from '@adonisjs/core/services/app'
import { transact } from '#shared/database/transact'
import type { DemoPlayer } from '#database/demo/content'
import { ProfilesContract } from '#profiles/contract'

/** They have no credentials: nobody can log in as one whose address does not exist. */
export async function signUpPlayer(
  userId: string,
  { username, email = `${username}@example.invalid` }: DemoPlayer
): Promise<void> {
  const profiles = await app.container.make(ProfilesContract)
  if (await profiles.find(userId)) return
  const created = await transact((trx) =>
    profiles.create(
      {
        id: userId,
        email,
        username,
        birthday: '1990-01-01',
        country: 'US',
        state: 'NY',
        language: 'en-us',
        distributorId: 'default',
        referrerId: null,
        sourceDomain: null,
        usResidencyConfirmed: true,
        claimedPoints: 0,
      },
      trx
    )
  )
  if (!created.ok) throw new Error(`demo player ${username}: ${created.error.type}`)
}
