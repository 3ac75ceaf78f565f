import type { TicketType } from '@sidepick/rules/types'
import { game } from '#config/game'
import { accounts } from '#wallets/ledger/accounts'
import { CURRENCIES } from '#wallets/ledger/currencies'
import type { LedgerTransaction, Posting } from '#wallets/actions/post_transactions'
import type { Currency, PlayStake, PointsCredit } from '#wallets/contract'

/** A posting on a player's account, which stores a balance. */
export const userPosting = (userId: string, currency: Currency, amount: number): Posting => ({
  accountId: accounts.user(userId, currency),
  currency,
  amount,
  userId,
})

/** A posting on a system account, which is the sum of its postings. */
export const systemPosting = (accountId: string, currency: Currency, amount: number): Posting => ({
  accountId,
  currency,
  amount,
  userId: null,
})

/** Moves an amount from a system account to a player; a negative amount moves it back. */
export const toUser = (
  from: string,
  userId: string,
  currency: Currency,
  amount: number
): Posting[] => [systemPosting(from, currency, -amount), userPosting(userId, currency, amount)]

/** Points of one event, once. */
export const pointsKey = ({
  userId,
  source,
  reference,
}: Pick<PointsCredit, 'userId' | 'source' | 'reference'>) => `pts:${source}:${reference}:${userId}`

export const points = ({
  userId,
  points: amount,
  type,
  source,
  reference,
}: PointsCredit): LedgerTransaction => ({
  key: pointsKey({ userId, source, reference }),
  type,
  source,
  reference,
  userId,
  postings: amount === 0 ? [] : toUser(accounts.issuance('point'), userId, 'point', amount),
})

/** The system account that holds a play's tickets until it is decided; a free play has none. */
const STAKE_ACCOUNTS: Record<TicketType, ((gameId: string) => string) | null> = {
  black: accounts.escrow,
  white: () => accounts.sink,
  free: null,
}

function stakePostings({ ticketType, gameId, userId }: PlayStake, amount: number): Posting[] {
  const account = STAKE_ACCOUNTS[ticketType]
  return account ? toUser(account(gameId), userId, ticketType, amount) : []
}

/** Takes the tickets of a play; a free one writes an empty line in the history. */
export function played(stake: PlayStake): LedgerTransaction {
  const { playId, userId, quantity } = stake
  return {
    key: `play:${playId}`,
    type: 'game_played',
    source: null,
    reference: playId,
    userId,
    postings: stakePostings(stake, -quantity),
  }
}

type Refund = 'unmatched' | 'cancel'

export const refundKey = ({ playId }: Pick<PlayStake, 'playId'>, event: Refund) =>
  `${event}:${playId}`

/** Returns tickets of a play: the unmatched ones, or all of a canceled play. */
export function refunded(stake: PlayStake, event: Refund): LedgerTransaction {
  const { playId, userId, quantity } = stake
  return {
    key: refundKey(stake, event),
    type: 'refund',
    source: null,
    reference: playId,
    userId,
    postings: stakePostings(stake, quantity),
  }
}

interface GrayWin {
  playId: string
  userId: string
  /** The revision of the game's result; 1 where it was known at the pick. */
  revision: number
}

/** The first result has the play alone as its key; a later one is another event. */
const grayKey = (playId: string, revision: number) =>
  revision <= 1 ? `gray:${playId}` : `gray:${playId}:${revision}`

/** All keys that may have paid a play. */
export const grayKeys = ({ playId, revision }: Omit<GrayWin, 'userId'>): string[] =>
  Array.from({ length: Math.max(revision, 1) }, (_, index) => grayKey(playId, index + 1))

export const gray = ({ playId, userId, revision }: GrayWin): LedgerTransaction => ({
  key: grayKey(playId, revision),
  type: 'game_outcome',
  source: null,
  reference: playId,
  userId,
  postings: toUser(accounts.issuance('gray'), userId, 'gray', game.tickets.grayPerWin),
})

/** A player's n-th conversion of gray. */
export const conversion = (userId: string, n: number): LedgerTransaction => ({
  key: `conv:${userId}:${n}`,
  type: 'game_outcome',
  source: null,
  reference: `conversion:${n}`,
  userId,
  postings: [
    ...toUser(accounts.issuance('gray'), userId, 'gray', -game.tickets.grayPerBlack),
    ...toUser(accounts.issuance('black'), userId, 'black', 1),
  ],
})

/** One gift per player and game day. */
export const giftKey = (userId: string, day: string) => `gift:${userId}:${day}`

export const gift = (userId: string, day: string): LedgerTransaction => ({
  key: giftKey(userId, day),
  type: 'free_gift',
  source: null,
  reference: day,
  userId,
  postings: toUser(accounts.issuance('white'), userId, 'white', game.tickets.dailyGift),
})

export const expired = (lot: {
  id: string
  userId: string
  remaining: number
}): LedgerTransaction => ({
  key: `expire:${lot.id}`,
  type: 'transaction_voided',
  source: null,
  reference: 'expired',
  userId: lot.userId,
  postings: toUser(accounts.breakage, lot.userId, 'white', -lot.remaining),
})

/** An admin's correction of a balance: the difference, with the id of the audit line as key. */
export const corrected = (
  auditId: string,
  userId: string,
  currency: Currency,
  difference: number
): LedgerTransaction => ({
  key: `admin:${auditId}`,
  type: 'admin_update',
  source: CURRENCIES[currency].correctionSource,
  reference: auditId,
  userId,
  postings: toUser(accounts.issuance(currency), userId, currency, difference),
})
