import { COUNT_AFTER_MS, HOLD_MS, UNDECLARED_MS, WIN_COINS } from './amounts.js'
import { mondayOf } from './calendar.js'
import { isDecidedLater, isRight, majorityOf, type Game, type Play } from './game.js'
import type { Economy } from './model.js'
import { claimOf } from './playing.js'
import { payCuts, takeBackCuts } from './shares.js'

/** Lets happen what is due: work that waits, then games whose time has come, and so on until nothing is left to do. */
export function drain(economy: Economy): void {
  do settleWaiting(economy)
  while (moveDue(economy))
}

/** The job that settles. */
export function settleWaiting(economy: Economy): void {
  for (const game of economy.games) returnUnmatched(economy, game)
  for (const game of inTurn(economy.games)) settle(economy, game)
}

/** The job that goes by the clock. Gives whether any game has moved. */
export function moveDue(economy: Economy): boolean {
  const moved = byEnd(economy.games).map((game) => moveOn(economy, game))
  return moved.includes(true)
}

/** Whatever was to do first is done first: answers in a row go by it. */
const inTurn = (games: readonly Game[]) => games.toSorted((a, b) => a.turn - b.turn)

const byEnd = (games: readonly Game[]) => games.toSorted((a, b) => a.endMs - b.endMs)

function moveOn(economy: Economy, game: Game): boolean {
  const { nowMs } = economy
  const { state } = game
  if (state === 'new' && game.startMs <= nowMs) economy.move(game, 'active')
  if (game.state === 'active' && game.endMs <= nowMs) close(economy, game)
  else if (state === 'waiting_for_declaration' && game.sinceMs + UNDECLARED_MS <= nowMs) {
    economy.reached.add('nobody declared')
    economy.leave('refund', game)
    economy.move(game, 'canceled')
  } else if (state === 'winner_declared' && (game.holdUntilMs ?? 0) <= nowMs) {
    economy.leave('pay', game)
    economy.move(game, 'processing_payouts')
  }
  return game.state !== state
}

function close(economy: Economy, game: Game): void {
  if (game.type === 'PREDICTION') economy.move(game, 'waiting_for_declaration')
  else if (game.type !== 'POLL') economy.move(game, 'ended')
  else if (game.endMs + COUNT_AFTER_MS <= economy.nowMs) {
    game.answer = majorityOf(game)
    economy.leave('declare', game)
    economy.move(game, 'declaring_winner')
  }
}

function settle(economy: Economy, game: Game): void {
  const { todo } = game
  game.todo = null
  if (todo === 'declare') declare(economy, game)
  if (todo === 'change') change(economy, game)
  if (todo === 'pay') pay(economy, game)
  if (todo === 'refund') refund(economy, game)
}

/** Nobody can come any more whom these tickets could meet. */
function returnUnmatched(economy: Economy, game: Game): void {
  if (game.lastJoinMs <= economy.nowMs) returnAllOpen(economy, game)
}

const returnAllOpen = (economy: Economy, { plays }: Game) =>
  plays.filter(isUndecided).forEach((play) => returnOpen(economy, play))

const isUndecided = ({ state }: Play) => state === 'waiting_for_match' || state === 'matched'

function returnOpen({ reached }: Economy, play: Play): void {
  if (play.ticket !== 'black') return
  if (play.quantity > play.matched + play.returned) reached.add('tickets that met nobody come back')
  play.player.give('black', play.quantity - play.matched - play.returned)
  play.returned = play.quantity - play.matched
  if (play.matched === 0) play.state = 'canceled'
}

function declare(economy: Economy, game: Game): void {
  returnAllOpen(economy, game)
  for (const play of game.plays.filter(isUndecided)) {
    if (game.answer === null && play.ticket === 'black') push(economy, play)
    else {
      decide(play, game)
      countAnswer(economy, play)
    }
  }
  showResult(economy, game)
}

/** The first result says whether the player was right; a later one changes no row of answers any more. */
function countAnswer(economy: Economy, { game, player, state, late }: Play): void {
  if (game.isAd || late) return
  const points = player.progress.countAnswer(state === 'declared_winner')
  economy.payOutsidePlays(player, points)
}

/** Nobody won and nobody lost: the tickets come back, and the points are those of a right pick. */
function push({ reached }: Economy, play: Play): void {
  reached.add('a tie gives tickets back')
  play.state = 'canceled'
  play.tied = true
  play.player.give('black', play.matched)
}

function decide(play: Play, { answer }: Game): void {
  const right = isRight(answer, play.side)
  play.state = right ? 'declared_winner' : 'declared_loser'
  if (right && play.ticket === 'black') play.player.give('pending_coin', WIN_COINS * play.matched)
}

function showResult(economy: Economy, game: Game): void {
  const met = game.plays.some(({ ticket, matched }) => ticket === 'black' && matched > 0)
  game.holdUntilMs = met && game.answer !== null ? economy.nowMs + HOLD_MS : null
  economy.move(game, 'winner_declared')
}

function change(economy: Economy, game: Game): void {
  for (const play of game.plays.filter(({ state }) => state !== 'canceled')) {
    const paid = play.state === 'won' && play.ticket === 'black'
    if (paid) economy.reached.add('a paid result changes')
    if (play.state === 'declared_winner') economy.reached.add('a pending result changes')
    takeBackWin(economy, play)
    decide(play, game)
  }
  takeBackCuts(economy, game)
  showResult(economy, game)
}

/**
 * Coins whether paid or pending, gray, and points that were collected in the week that still goes on. Gives the gray that
 * is gone already.
 */
function takeBackWin(economy: Economy, play: Play): number {
  const { player, state, ticket, matched } = play
  const coins = WIN_COINS * matched
  if (ticket === 'black' && state === 'declared_winner') {
    economy.takeBack(player, 'pending_coin', coins)
  }
  if (ticket === 'black' && state === 'won') economy.takeBack(player, 'coin', coins)
  takeBackClaim(economy, play)
  return economy.takeBackGray(play)
}

function takeBackClaim(economy: Economy, play: Play): void {
  const { claimedMs, player, game } = play
  if (claimedMs === null) return
  if (mondayOf(claimedMs) !== mondayOf(economy.nowMs)) {
    economy.reached.add('collected points of an earlier week stay')
    return
  }
  economy.reached.add('collected points go back')
  economy.takeBack(player, 'point', claimOf(game))
  economy.takeFromBoards(play.boards.claimed, player, claimOf(game))
  play.claimedMs = null
}

function pay(economy: Economy, game: Game): void {
  for (const play of game.plays) {
    const { player, ticket, matched, state } = play
    if (state === 'declared_loser') play.state = 'lost'
    if (state !== 'declared_winner') continue
    play.state = 'won'
    if (ticket === 'black') {
      player.held.pending_coin -= WIN_COINS * matched
      player.give('coin', WIN_COINS * matched)
      economy.reached.add('coins are paid')
    } else if (play.late) {
      economy.reached.add('a late pick wins nothing')
    } else if (!game.isAd) {
      economy.winGray(play)
    }
  }
  payCuts(economy, game)
  economy.move(game, 'ended')
}

function refund(economy: Economy, game: Game): void {
  if (isDecidedLater(game)) endAll(economy, game)
  else game.plays.forEach((play) => returnTicket(economy, play))
  // Whoever took a play back has nothing to do with it any more.
  const paid = game.plays.some(({ ticket, votes }) => ticket !== 'free' && votes)
  if (paid) economy.move(game, 'refunded')
  else if (game.plays.some(({ votes }) => !votes)) {
    economy.reached.add('a canceled game has nothing to refund')
  }
}

function endAll(economy: Economy, game: Game): void {
  forgetTies(economy, game)
  for (const play of game.plays.filter(({ state }) => state !== 'canceled')) {
    if (play.state === 'declared_winner') economy.reached.add('a pending win is canceled')
    const missingGray = takeBackWin(economy, play)
    if (play.ticket === 'black') play.player.give('black', play.quantity - play.returned)
    returnToLot(economy, play, missingGray)
    play.state = 'canceled'
  }
}

/** What was final at its pick stays so; only a ticket comes back, for what it won. */
function returnTicket(economy: Economy, play: Play): void {
  if (play.ticket !== 'white') return
  if (play.grayMs !== null) economy.reached.add('a final win goes back with its game')
  returnToLot(economy, play, economy.takeBackGray(play))
}

/** Who has spent the gray keeps what it bought, and not the ticket besides. */
function returnToLot(economy: Economy, { player, lot }: Play, missingGray: number): void {
  if (!lot) return
  if (missingGray > 0) {
    economy.reached.add('a ticket stays spent like its gray')
    return
  }
  economy.reached.add(
    lot.expiresMs > economy.nowMs
      ? 'a white ticket goes into its lot'
      : 'a white ticket comes back after its lot'
  )
  player.returnWhite(lot, economy.nowMs)
}

/** What a tie gave back is back already; but there is no result any more to have been right about. */
function forgetTies({ reached }: Economy, { plays }: Game): void {
  for (const play of plays.filter(({ tied }) => tied)) {
    reached.add('a tie is canceled')
    play.tied = false
  }
}
