import { PARTNER_PROGRAMME_TERMS } from '@sidepick/rules/partner_programme_terms'
import type { PlayWithGame } from '@sidepick/rules/generated_wire'

type PaidPlay = Pick<PlayWithGame, 'rewardType' | 'distributorId' | 'createdAt'>

/** How many plays of the UTC day a distributor's programme has paid. */
export function paidToday(plays: readonly PaidPlay[], distributorId: string, now: Date): number {
  const today = now.toISOString().slice(0, 10)
  const paid = plays.filter(
    (play) =>
      play.rewardType === 'gift_card' &&
      play.distributorId === distributorId &&
      play.createdAt.startsWith(today)
  )
  return Math.min(paid.length, PARTNER_PROGRAMME_TERMS.playsPerDay)
}
