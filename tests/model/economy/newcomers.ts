import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { game as constants } from '#config/game'
import { clock } from '#shared/clock'
import { ProfilesContract, type UserChanges } from '#profiles/contract'
import { signUpForm } from '#tests/helpers/visitor'
import type { Player } from './player.js'
import { send, signedIn, type Reply } from './session.js'
import type { World } from './world.js'

/** Grown up at the model's time. */
const BIRTHDAY = '2070-05-17'

const AT_HOME = { country: 'US', state: 'NY' } as const

export async function signUp(world: World, player: Player): Promise<Reply> {
  const { referrer, signedUpAt } = player.about
  const form = signUpForm({
    birthday: BIRTHDAY,
    distributorId: world.prizes.distributorOf(signedUpAt),
    ...(referrer ? { referrerId: world.idOf(referrer) } : {}),
  })
  const reply = await send(world.client.post('/auth/signup').json(form))
  const { id } = await db.from('users').where('email', String(form.email)).firstOrFail()
  world.admit(player, signedIn({ id, accessToken: String(reply.body.accessToken) }))
  return reply
}

/** With an e-mail alone; what the mailed link asks for is told at once. */
export async function signUpQuickly(world: World, player: Player): Promise<Reply> {
  const { email } = signUpForm()
  const distributorId = world.prizes.distributorOf(player.about.signedUpAt)
  const form = { email, distributorId, tosSigned: false }
  const reply = await send(world.client.post('/auth/quick_signup').json(form))
  const id = String(reply.body.userId)
  world.admit(player, { id, accessToken: '', signedInMs: 0 })
  const signed = { terms_version: constants.termsVersion, terms_signed_at: clock.nowMs() }
  await db.from('users').where('id', id).update(signed)
  const person = { ...AT_HOME, birthday: BIRTHDAY, usResidencyConfirmed: true }
  await change(world, player, { ...person, status: 'active', emailVerified: true })
  return reply
}

export const proveEmail = (world: World, player: Player): Promise<void> =>
  change(world, player, { emailVerified: true })

/** Abroad, or back. */
export const move = (world: World, player: Player): Promise<void> =>
  change(world, player, player.about.fromUs ? AT_HOME : { country: 'MX', state: null })

async function change(world: World, player: Player, changes: UserChanges): Promise<void> {
  const profiles = await app.container.make(ProfilesContract)
  await db.transaction((trx) => profiles.update(world.idOf(player), changes, trx))
}
