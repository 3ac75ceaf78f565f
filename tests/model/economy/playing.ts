import { weekOf } from './calendar.js'
import { BLACK_GAP_MS, CLAIM, CLAIM_MS, POINTS, SAME_HAND_MS } from './amounts.js'
import {
  isDecidedLater,
  isRight,
  majorityOf,
  type Game,
  type Play,
  type Side,
  type Ticket,
} from './game.js'
import { addTo, type Distributor } from './boards.js'
import type { Answer, Economy } from './model.js'
import type { Player } from './player.js'

export interface Stake {
  side: Side
  ticket: Ticket
  quantity: number
  /** Points that the client claims for taps and sets. */
  taps: number
  /** Whether it is made on the pages of a partner who allows black tickets. */
  partner: boolean
  /** Whether it is made in the programme of whoever owns the pages. */
  rewarded: boolean
  /** Whether it was picked before the sign-in, and comes too late for that: it counts, and earns nothing. */
  late: boolean
}

export function makePlay(economy: Economy, player: Player, game: Game, pick: Stake): Answer {
  const refusals = listRefusals(economy, player, game, pick)
  if (refusals.length > 0) return refusals
  const play = keep(economy, player, game, pick)
  const earned = play.late ? 0 : pointsOf(play, pick.taps)
  play.points = player.earn(earned, economy.nowMs)
  if (play.points < earned) economy.reached.add('a ceiling of points')
  if (pick.rewarded && pick.partner && !play.late) player.earnPartnerPoints(economy.nowMs)
  if (pick.ticket === 'white') play.lot = player.spendWhite(1, economy.nowMs)
  if (pick.ticket === 'black') player.held.black -= pick.quantity
  if (game.type !== 'SURVEY' && !game.isAd && play.state === 'won' && !play.late) {
    economy.winGray(play)
  }
  if (pick.ticket === 'black') match(economy, play)
  const reached = game.isAd ? 0 : countProgress(economy, play)
  countOnBoards(economy, play, play.points + reached)
  return 'done'
}

/** Every reason there is: but for the first two, which one the product names is its own affair. */
function listRefusals(economy: Economy, player: Player, game: Game, pick: Stake): string[] {
  if (game.state === 'deleted') return ['E_NOT_FOUND']
  if (player.plays.has(game)) return ['E_ALREADY_PLAYED']
  const { ticket, quantity, rewarded, partner, late } = pick
  const codes: string[] = []
  if (game.state === 'quarantined') codes.push('E_GAME_QUARANTINED')
  if (!isOpen(economy, game)) codes.push('E_GAME_CLOSED')
  if (!takes(game, ticket)) codes.push('E_TICKET_NOT_ALLOWED')
  const isOwed = rewarded && partner
  if (rewarded && ticket !== 'free') codes.push('E_TICKET_NOT_ALLOWED')
  if (isOwed && game.isAd) codes.push('E_TICKET_NOT_ALLOWED')
  if (isOwed && !late && !player.hasRoomInProgramme(economy.nowMs)) {
    economy.reached.add('a day of a programme is full')
    codes.push('E_DAILY_LIMIT')
  }
  if (ticket !== 'free' && !player.about.terms) codes.push('E_TOS_REQUIRED')
  if (ticket === 'black') codes.push(...refusalsOfBlack(economy, player, game, pick))
  if (ticket !== 'free' && player.holds(ticket, economy.nowMs) < quantity) {
    codes.push('E_NOT_ENOUGH_TICKETS')
  }
  return codes
}

function refusalsOfBlack(
  economy: Economy,
  player: Player,
  game: Game,
  { partner }: Stake
): string[] {
  const codes: string[] = []
  const { creator, parent } = economy.house
  if (game.creator === player || (game.creator === creator && player === parent)) {
    codes.push('E_CONFLICT_OF_INTEREST')
  }
  if (!partner) codes.push('E_TICKET_NOT_ALLOWED')
  if (!player.about.fromUs) codes.push('E_TICKET_NOT_ALLOWED', 'E_PROFILE_INCOMPLETE')
  return codes
}

function isOpen(economy: Economy, { state, lastJoinMs }: Game): boolean {
  return (state === 'new' || state === 'active') && economy.nowMs < lastJoinMs
}

function keep(
  economy: Economy,
  player: Player,
  game: Game,
  { side, ticket, quantity, late, partner, rewarded }: Stake
): Play {
  const isPartners = partner && (ticket !== 'free' || rewarded)
  const play: Play = {
    ...{
      game,
      player,
      side,
      ticket,
      quantity,
      late,
      votes: true,
      madeMs: economy.nowMs,
      points: 0,
    },
    matched: ticket === 'black' ? 0 : quantity,
    state: ticket === 'black' ? 'waiting_for_match' : 'matched',
    ...{ returned: 0, lot: null, grayMs: null, claimedMs: null, tied: false },
    distributor: isPartners ? 'partner' : 'default',
    boards: { earned: [], claimed: [] },
  }
  game.plays.push(play)
  player.plays.set(game, play)
  if (!isDecidedLater(game)) play.state = isRightAtPick(play) ? 'won' : 'lost'
  return play
}

/** A play of an ad counts in no league. */
function countOnBoards(economy: Economy, play: Play, points: number): void {
  const { player, game, distributor } = play
  const league = game.isAd ? null : player.progress.league
  play.boards.earned = countingFor(economy, distributor, league)
  addTo(play.boards.earned, player, points, economy.nowMs)
}

function countingFor(
  { boards, nowMs, reached }: Economy,
  distributor: Distributor,
  league: number | null
) {
  if (distributor === 'partner') {
    const has = boards.hasOwn('partner', nowMs)
    reached.add(has ? 'a partner has a board' : 'points count on the common board')
  }
  return boards.countingAt(distributor, league, nowMs)
}

/**
 * An answer that is known at once counts at once; a survey has no right side, and a trivia game may have none. Gives the
 * points that it pays.
 */
function countProgress(economy: Economy, play: Play): number {
  const { player, game, state } = play
  const { progress } = player
  // The job of the week may not have looked yet.
  if (progress.isIdle(economy.nowMs)) economy.demote(player)
  let points = play.late ? progress.touch(play) : progress.countPlay(play)
  if (play.late) return 0
  if (progress.hasClimbedAgain) economy.reached.add('a league is climbed again')
  const known = game.type === 'INSTANT_POLL' || (game.type === 'TRIVIA' && game.answer !== null)
  if (known) points += progress.countAnswer(state === 'won')
  player.give('point', points)
  return points
}

function uncountProgress({ reached }: Economy, play: Play): void {
  const { progress } = play.player
  const before = progress.week
  progress.uncountPlay(play)
  if (progress.week !== before) reached.add('a week is left without its play')
}

/** The oldest of the other side first, one ticket against one; nobody meets who shares a home. */
function match(economy: Economy, play: Play): void {
  for (const other of play.game.plays) {
    if (other.ticket !== 'black' || other.side === play.side || other.state === 'canceled') continue
    const met = Math.min(play.quantity - play.matched, other.quantity - other.matched)
    if (met <= 0) continue
    if (isSameHand(economy, play, other)) {
      economy.reached.add('one home does not meet')
      continue
    }
    for (const one of [play, other]) {
      one.matched += met
      one.state = 'matched'
    }
  }
}

function isSameHand(economy: Economy, { player }: Play, other: Play): boolean {
  const { home } = player.about
  return (
    home !== null && home === other.player.about.home && other.madeMs > economy.nowMs - SAME_HAND_MS
  )
}

export function cancelPlay(economy: Economy, play: Play): Answer {
  if (play.state !== 'waiting_for_match' || economy.nowMs >= play.game.lastJoinMs) {
    return ['E_BAD_TRANSITION']
  }
  play.state = 'canceled'
  play.votes = false
  play.player.give('black', play.quantity)
  play.player.unearn(play.points, play.madeMs)
  uncountProgress(economy, play)
  economy.takeBack(play.player, 'point', play.points)
  economy.takeFromBoards(play.boards.earned, play.player, play.points)
  play.points = 0
  return 'done'
}

export function claim(economy: Economy, play: Play): Answer {
  const { game, player } = play
  const over = economy.nowMs > game.endMs + CLAIM_MS
  const won = (play.state === 'won' || play.tied) && !play.late
  if (game.isAd || !isDecidedLater(game) || !won || over || play.claimedMs !== null) {
    return ['E_NOT_CLAIMABLE']
  }
  play.claimedMs = economy.nowMs
  player.give('point', claimOf(game))
  const { distributor, madeMs, boards } = play
  boards.claimed = countingFor(economy, distributor, player.progress.league)
  addTo(boards.claimed, player, claimOf(game), economy.nowMs)
  if (weekOf(madeMs).endMs <= economy.nowMs) {
    economy.reached.add('a claim counts in a later week than its play')
  }
  return 'done'
}

export const claimOf = ({ type }: Game): number => CLAIM[type as keyof typeof CLAIM]

function takes({ type, isAd, allowBlack, lastJoinMs, endMs }: Game, ticket: Ticket): boolean {
  if (ticket === 'free') return true
  if (isAd) return false
  if (ticket === 'white') return true
  if (type === 'POLL') return allowBlack
  return type === 'PREDICTION' && endMs - lastJoinMs >= BLACK_GAP_MS
}

function isRightAtPick({ game, side }: Play): boolean {
  return isRight(game.type === 'TRIVIA' ? game.answer : majorityOf(game), side)
}

function pointsOf({ game, side }: Play, taps: number): number {
  if (game.isAd) return POINTS.ad
  const trivia = game.type === 'TRIVIA' && isRight(game.answer, side) ? POINTS.trivia : 0
  const majority = isRight(majorityOf(game), side) ? POINTS.majority : 0
  const tapped = Math.min(POINTS.tapsMax, Math.max(0, Math.floor(taps)))
  return POINTS.base + trivia + majority + tapped
}
