import { ALTERNATES, CONFIRM_MS } from './amounts.js'
import { isQualified, type Board } from './boards.js'
import type { Answer, Economy } from './model.js'
import type { Player } from './player.js'

export type AwardState = 'waiting' | 'offered' | 'confirmed' | 'fulfilled' | 'passed_on'
export type Reason = 'not_confirmed' | 'declined' | 'ineligible' | 'admin'

/** A place in the line for a board's prizes. */
export interface Award {
  board: Board
  place: number
  player: Player
  state: AwardState
  reason: Reason | null
  confirmBeforeMs: number | null
  /** Told at the drawing that a prize may still come. */
  isToldToWait: boolean
}

export interface Drawing {
  /** How many were in it. */
  eligible: number
  awards: Award[]
}

/** Points, or an entry whatever the points; and an account that may win. Whoever makes games for a distributor wins nothing there. */
function eligibleOn(economy: Economy, board: Board): Player[] {
  const qualified = [...board.entries.keys()].filter((player) => isQualified(board, player))
  return qualified.filter((player) => {
    const { verified, terms, fromUs, signedUpAt } = player.about
    const isSponsors = economy.makesGames(player) && signedUpAt === board.series.distributor
    if (isSponsors && verified && fromUs) economy.reached.add('a sponsor wins nothing')
    return verified && terms && fromUs && !isSponsors
  })
}

/** Whether its prizes can be drawn now, or were drawn already. */
export function answerToDraw({ drawing, drawingMs }: Board, nowMs: number): Answer {
  return drawing !== null || drawingMs <= nowMs ? 'done' : ['E_DRAWING_TOO_EARLY']
}

/**
 * In which order is a matter of chance; who was drawn, and how many, is not.
 *
 * @throws when the order is none of those that chance may give
 */
export function draw(economy: Economy, board: Board, order: readonly Player[]): void {
  const { prizes } = board.series
  const eligible = eligibleOn(economy, board)
  const drawn = Math.min(eligible.length, prizes * (1 + ALTERNATES.drawn))
  const isFair = order.every((player) => eligible.includes(player))
  if (order.length !== drawn || new Set(order).size !== drawn || !isFair) {
    const names = (players: readonly Player[]) => players.map(({ name }) => name).join(', ')
    throw new Error(
      `${board.name}: the model says ${drawn} of ${names(eligible)}, the product ${names(order)}`
    )
  }
  const awards = order.map((player, at): Award => {
    const isToldToWait = at >= prizes && at < prizes * (1 + ALTERNATES.told)
    const blank = { state: 'waiting', reason: null, confirmBeforeMs: null } as const
    return { board, place: at + 1, player, isToldToWait, ...blank }
  })
  awards.slice(0, prizes).forEach((award) => offer(award, economy.nowMs))
  board.drawing = { eligible: eligible.length, awards }
  noteDrawing(economy, board, eligible)
}

function noteDrawing({ reached }: Economy, board: Board, eligible: readonly Player[]): void {
  const { threshold, prizes } = board.series
  if (eligible.length < prizes) reached.add('fewer may win than there are prizes')
  if (eligible.length > prizes * (1 + ALTERNATES.drawn)) {
    reached.add('the line is shorter than those who may win')
  }
  if (eligible.some((player) => board.entries.get(player)!.points < threshold)) {
    reached.add('an e-mail is enough for a drawing')
  }
}

function offer(award: Award, nowMs: number): void {
  award.state = 'offered'
  award.confirmBeforeMs = nowMs + CONFIRM_MS
}

/** Lost since the drawing: what a winner must keep. */
export const isOut = ({ player }: Award): boolean => !player.about.fromUs

const isHeld = ({ state }: Award): boolean =>
  state === 'offered' || state === 'confirmed' || state === 'fulfilled'

/** What was not confirmed in time goes on to the next in line, and so does what waits for somebody who may not have it any more. */
function settlePrizes(economy: Economy, board: Board): void {
  if (board.drawing === null) return
  const { awards } = board.drawing
  for (const award of awards.filter(({ state }) => state === 'offered')) {
    if (isOut(award)) passOn(economy, award, 'ineligible')
    else if (award.confirmBeforeMs! <= economy.nowMs) passOn(economy, award, 'not_confirmed')
  }
  let free = board.series.prizes - awards.filter(isHeld).length
  for (const award of awards) {
    if (free <= 0 || award.state !== 'waiting') continue
    if (isOut(award)) {
      passOn(economy, award, 'ineligible')
      continue
    }
    economy.reached.add('an alternate gets a prize')
    offer(award, economy.nowMs)
    free -= 1
  }
  if (free > 0 && awards.length > board.series.prizes) {
    economy.reached.add('a line comes to its end')
  }
}

export function settleAllPrizes(economy: Economy): void {
  economy.boards.all.forEach((board) => settlePrizes(economy, board))
}

const CORNER_OF = {
  not_confirmed: 'a winner is silent',
  declined: 'a prize is given up',
  ineligible: 'a winner may not have it any more',
  admin: 'a prize is taken from its winner',
} as const

function passOn({ reached }: Economy, award: Award, reason: Reason): void {
  reached.add(CORNER_OF[reason])
  award.state = 'passed_on'
  award.reason = reason
}

/** By the winner, who says where it goes. */
export function confirm({ nowMs, reached }: Economy, award: Award | undefined): Answer {
  if (!award) return ['E_NOT_FOUND']
  if (isOut(award)) return ['E_PRIZE_NOT_ELIGIBLE']
  const isInTime = award.state === 'offered' && nowMs < award.confirmBeforeMs!
  if (award.state === 'offered' && !isInTime) reached.add('a winner answers too late')
  if (!isInTime && award.state !== 'confirmed') return ['E_PRIZE_NOT_OFFERED']
  award.state = 'confirmed'
  return 'done'
}

/** By the winner, or by one who waits. Whatever is due on the board is settled on the way. */
export function decline(economy: Economy, award: Award | undefined): Answer {
  if (!award) return ['E_NOT_FOUND']
  return giveUp(economy, award, ['waiting', 'offered', 'confirmed'], 'declined')
    ? 'done'
    : ['E_PRIZE_NOT_OFFERED']
}

/** By an admin, for a reason that only a person can know. */
export function take(economy: Economy, award: Award): Answer {
  return giveUp(economy, award, ['offered', 'confirmed'], 'admin')
    ? 'done'
    : ['E_PRIZE_NOT_CONFIRMED']
}

function giveUp(
  economy: Economy,
  award: Award,
  from: readonly AwardState[],
  reason: Reason
): boolean {
  const may = from.includes(award.state)
  if (may) passOn(economy, award, reason)
  settlePrizes(economy, award.board)
  return may
}

/** An admin writes down that it was sent. */
export function fulfil({ reached }: Economy, award: Award): Answer {
  const refusals = []
  if (isOut(award)) refusals.push('E_PRIZE_NOT_ELIGIBLE')
  if (award.state !== 'confirmed') refusals.push('E_PRIZE_NOT_CONFIRMED')
  if (refusals.length > 0) return refusals
  reached.add('a prize is sent')
  award.state = 'fulfilled'
  return 'done'
}
