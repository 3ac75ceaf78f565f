import { seal, unseal } from '#shared/privacy/seal'
import { resealFor, type SealedColumn } from '#shared/privacy/sealed_columns'

/** Where a prize goes: an e-mail address for what is sent online, a postal address for the rest. */
export interface Contact {
  payoutEmail: string | null
  address: {
    name: string
    line1: string
    line2: string | null
    city: string
    state: string
    postalCode: string
  } | null
}

/** The board and player of a contact. */
interface Place {
  leaderboardId: string
  userId: string
}

export const sealContact = (contact: Contact, place: Place): string =>
  seal(JSON.stringify(contact), purposeOf(place))

/** @throws when no configured key opens it: a retired one is missing */
export const openContact = (sealed: string, place: Place): Contact =>
  JSON.parse(unseal(sealed, purposeOf(place))) as Contact

const purposeOf = ({ leaderboardId, userId }: Place) => `prizes:contact:${leaderboardId}:${userId}`

export const sealedContacts: SealedColumn = {
  ...{ table: 'prize_awards', key: ['leaderboard_id', 'user_id'], column: 'contact_sealed' },
  reseal: resealFor((leaderboardId, userId) =>
    purposeOf({ leaderboardId: leaderboardId!, userId: userId! })
  ),
}
