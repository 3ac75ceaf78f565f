import { inject } from '@adonisjs/core'
import env from '#start/env'
import { game } from '#config/game'
import type { Actor } from '#shared/actor'
import { audit } from '#shared/privacy/audit'
import { clock } from '#shared/clock'
import { ROLES } from '#shared/roles'
import { newId } from '#shared/ids'
import { queueMail } from '#shared/delivery/mail'
import { maskEmail } from '#shared/privacy/mask'
import { failure, success, type Result } from '#shared/result'
import { transact } from '#shared/database/transact'
import { ProfilesContract } from '#profiles/contract'
import { issueOneTimeToken } from '#auth/store/one_time_tokens'
import type { StoredRole } from '#accounts/contract'

export interface Invite {
  email: string
  roles: StoredRole[]
  language: string
}

/** Mails a link to create an account with roles. Another invite to the same address replaces it. */
@inject()
export class InviteUser {
  constructor(private profiles: ProfilesContract) {}

  handle(
    { email, roles, language }: Invite,
    actor: Actor
  ): Promise<Result<{ expiresAtMs: number }, { type: 'email_taken' }>> {
    return transact(async (trx) => {
      const user = await this.profiles.findByEmail(email, trx)
      if (user !== null && user.status !== 'pending') return failure({ type: 'email_taken' })
      const issued = { purpose: 'invite', userId: null, email, roles } as const
      const token = await issueOneTimeToken({ ...issued, issuedBy: actor.actorId }, trx)
      const id = newId()
      const url = new URL('/auth/signup/username', env.get('APP_URL'))
      url.searchParams.set('invite', token)
      const data = { url: url.href, roles }
      const mail = { mail: 'invite', to: email, language, data, key: `invite:${id}` } as const
      await queueMail(
        { ...mail, forOperator: roles.some((role) => ROLES[role].reachesOthers) },
        trx
      )
      const line = { action: 'user.invited', target: { type: 'invite', id } } as const
      const after = { email: maskEmail(email), roles }
      await audit({ ...actor, ...line, before: null, after }, trx)
      return success({ expiresAtMs: clock.nowMs() + game.tokens.inviteMs })
    })
  }
}
