import { inject } from '@adonisjs/core'
import { intlTag } from '@sidepick/rules/languages'
import env from '#start/env'
import { game } from '#config/game'
import { transact } from '#shared/database/transact'
import { queueMail } from '#shared/delivery/mail'
import { ProfilesContract } from '#profiles/contract'
import type { WinnerToTell } from '#prizes/actions/offer'
import { findOwn } from '#prizes/store/awards'

/** Writes to a winner, unless the prize has gone on since. */
@inject()
export class TellWinner {
  constructor(private readonly profiles: ProfilesContract) {}

  async handle({ leaderboardId, userId }: WinnerToTell, key: string): Promise<void> {
    const [user, award] = await Promise.all([
      this.profiles.find(userId),
      findOwn({ boardId: leaderboardId, userId }),
    ])
    if (user?.status !== 'active' || award?.state !== 'offered') return
    const data = {
      prize: award.prize_title,
      confirmBefore: new Intl.DateTimeFormat(intlTag(user.language), {
        dateStyle: 'long',
        timeZone: game.time.zone,
      }).format(award.confirm_before!),
      url: new URL(`/prizes/${leaderboardId}`, env.get('APP_URL')).href,
    }
    const { email: to, language } = user
    await transact((trx) => queueMail({ mail: 'prize_won', to, language, data, key }, trx))
  }
}
