import type { Infer } from '@vinejs/vine/types'
import type { PublicProfile } from '#profiles/contract'
import { openContact, type Contact } from '#prizes/domain/contact'
import type { AwardState, PassedBecause } from '#prizes/domain/states'
import type { AwardRow } from '#prizes/store/awards'
import type { prizeAwardSchema, prizeAwardWithContactSchema, prizeSchema } from '#prizes/wire/prize'

const instant = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString())

const standingOf = (row: AwardRow) => ({
  leaderboardId: row.leaderboard_id,
  prizeTitle: row.prize_title,
  place: row.place,
  state: row.state as AwardState,
  reason: row.reason as PassedBecause | null,
  offeredAt: instant(row.offered_at),
  confirmBefore: instant(row.confirm_before),
  confirmedAt: instant(row.confirmed_at),
  passedOnAt: instant(row.passed_on_at),
  fulfilledAt: instant(row.fulfilled_at),
  initialsOnly: Boolean(row.initials_only),
})

const contactOf = (row: AwardRow): Contact | null =>
  row.contact_sealed === null
    ? null
    : openContact(row.contact_sealed, { leaderboardId: row.leaderboard_id, userId: row.user_id })

export const toPrize = (row: AwardRow): Infer<typeof prizeSchema> => ({
  ...standingOf(row),
  contact: contactOf(row),
})

export const toAward = (
  row: AwardRow,
  profile: PublicProfile | undefined
): Infer<typeof prizeAwardSchema> => ({
  ...standingOf(row),
  userId: row.user_id,
  username: profile?.username ?? '—',
  fulfilment: row.fulfilment,
})

export const toAwardWithContact = (
  row: AwardRow,
  profile: PublicProfile | undefined
): Infer<typeof prizeAwardWithContactSchema> => ({
  ...toAward(row, profile),
  contact: contactOf(row),
})
