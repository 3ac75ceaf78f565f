import { game } from '#config/game'
import { accounts } from '#wallets/ledger/accounts'
import type { LedgerTransaction } from '#wallets/actions/post_transactions'
import type { BlackWin, CutPayment } from '#wallets/contract'
import type { EntryType } from '#wallets/ledger/entry_types'
import { systemPosting, toUser, userPosting } from '#wallets/ledger/transactions'

const { winCoins, faceCoins, rakeCoins } = game.stakes
/** Both tickets of a matched pair. */
const POT_TICKETS = 2

export const pendingKey = ({ gameId, revision, playId }: BlackWin) =>
  `pend:${gameId}:${revision}:${playId}`

export const settledKey = ({ gameId, revision, playId }: BlackWin) =>
  `settle:${gameId}:${revision}:${playId}`

/** The pending coins of a win. */
export const pendingWin = (win: BlackWin): LedgerTransaction => ({
  key: pendingKey(win),
  type: 'pending_outcome',
  source: null,
  reference: win.playId,
  userId: win.userId,
  postings: toUser(
    accounts.issuance('pending_coin'),
    win.userId,
    'pending_coin',
    winCoins * win.matched
  ),
})

/** The postings of a matched pair: the tickets are burned at face value, the winner is paid, the rest is the rake. */
export const settledWin = (win: BlackWin): LedgerTransaction => {
  const { userId, gameId, matched } = win
  const pot = POT_TICKETS * faceCoins * matched
  return {
    key: settledKey(win),
    type: 'game_outcome',
    source: 'game_outcome',
    reference: win.playId,
    userId,
    postings: [
      ...toUser(accounts.issuance('pending_coin'), userId, 'pending_coin', -winCoins * matched),
      systemPosting(accounts.escrow(gameId), 'black', -POT_TICKETS * matched),
      systemPosting(accounts.issuance('black'), 'black', POT_TICKETS * matched),
      systemPosting(accounts.issuance('coin'), 'coin', -pot),
      userPosting(userId, 'coin', winCoins * matched),
      systemPosting(accounts.rake(gameId), 'coin', rakeCoins * matched),
    ],
  }
}

const cutKey = ({ gameId, revision, kind, userId }: CutPayment) =>
  `cut:${gameId}:${revision}:${kind}:${userId ?? 'platform'}`

/** The entry type of each share. The platform's has none of its own, because no player sees it. */
const CUT_ENTRIES: Record<CutPayment['kind'], EntryType> = {
  host_cut: 'host_cut',
  parent_cut: 'parent_cut',
  referrer_cut: 'referrer_cut',
  distributor_cut: 'distributor_cut',
  platform: 'distributor_cut',
}

/** The payment of a share of the rake to its beneficiary; the remainder is the platform's. */
export const cut = (payment: CutPayment): LedgerTransaction => {
  const { kind, gameId, userId, coins } = payment
  const to =
    userId === null
      ? systemPosting(accounts.revenue, 'coin', coins)
      : userPosting(userId, 'coin', coins)
  return {
    key: cutKey(payment),
    type: CUT_ENTRIES[kind],
    source: 'cuts',
    reference: gameId,
    userId,
    postings: [systemPosting(accounts.rake(gameId), 'coin', -coins), to],
  }
}
