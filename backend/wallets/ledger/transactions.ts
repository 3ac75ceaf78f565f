import { game } from '#config/game'
import { accounts } from '#wallets/ledger/accounts'
import type { LedgerTransaction, Posting } from '#wallets/actions/post_transactions'
import type { Currency, PlayStake, PointsCredit } from '#wallets/contract'

/** A player's account, whose balance is kept. */
export const userPosting = (userId: string, currency: Currency, amount: number): Posting => ({
  accountId: accounts.user(userId, currency),
  currency,
  amount,
  userId,
})

/** An account of ours, which is the sum of its postings. */
export const systemPosting = (accountId: string, currency: Currency, amount: number): Posting => ({
  accountId,
  currency,
  amount,
  userId: null,
})

/** Moves an amount from one of our accounts to a player; a negative one moves it back. */
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

/** Where the tickets of a play are while it is not decided; a free play has none. */
function stakeAccount({ ticketType, gameId }: PlayStake): string | null {
  if (ticketType === 'black') return accounts.escrow(gameId)
  return ticketType === 'white' ? accounts.sink : null
}

/** Takes the tickets of a play; a free one keeps an empty line in the history. */
export function played(stake: PlayStake): LedgerTransaction {
  const { playId, userId, ticketType, quantity } = stake
  const account = stakeAccount(stake)
  return {
    key: `play:${playId}`,
    type: 'game_played',
    source: null,
    reference: playId,
    userId,
    postings:
      account && ticketType !== 'free' ? toUser(account, userId, ticketType, -quantity) : [],
  }
}

type Refund = 'unmatched' | 'cancel'

export const refundKey = ({ playId }: Pick<PlayStake, 'playId'>, event: Refund) =>
  `${event}:${playId}`

/** Gives tickets of a play back: those that nobody matched, or all of a play that was canceled. */
export function refunded(stake: PlayStake, event: Refund): LedgerTransaction {
  const { playId, userId, ticketType, quantity } = stake
  const account = stakeAccount(stake)
  return {
    key: refundKey(stake, event),
    type: 'refund',
    source: null,
    reference: playId,
    userId,
    postings: account && ticketType !== 'free' ? toUser(account, userId, ticketType, quantity) : [],
  }
}

interface GrayWin {
  playId: string
  userId: string
  /** Of the game's result; 1 where it was known at the pick. */
  revision: number
}

/** The first result pays under the play alone; one that is right again later is another event. */
const grayKey = (playId: string, revision: number) =>
  revision <= 1 ? `gray:${playId}` : `gray:${playId}:${revision}`

/** Every key that may have paid a play by now. */
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

/** The n-th time that a player's gray became a black ticket. */
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

/** A gift a player and game day. */
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

/** Sets a balance right by hand: the difference, under the id of the audit line that says why. */
export const corrected = (
  auditId: string,
  userId: string,
  currency: Currency,
  difference: number
): LedgerTransaction => ({
  key: `admin:${auditId}`,
  type: 'admin_update',
  source: currency === 'point' ? 'leaderboard_points' : null,
  reference: auditId,
  userId,
  postings: toUser(accounts.issuance(currency), userId, currency, difference),
})
