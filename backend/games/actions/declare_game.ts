import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { decidedBy, type Decider } from '@sidepick/rules/game_types'
import type { GameState, Side } from '@sidepick/rules/types'
import { game as constants } from '#config/game'
import type { Actor } from '#shared/actor'
import { attempt } from '#shared/database/attempt'
import { audit } from '#shared/privacy/audit'
import { clock } from '#shared/clock'
import { failure, success, type Result } from '#shared/result'
import { moveGame } from '#games/actions/move_game'
import { passTime } from '#games/actions/pass_time'
import type { GameMove, MoveRefusal } from '#games/contract'
import type { Game } from '#games/models/game'
import { findOwnGame, type Own } from '#games/queries/find_own_game'

interface Declaration {
  answer: Side
  by: 'creator' | 'admin'
  actor: Actor
}

/** States of a game that has its result or is being settled. */
const DECLARED: ReadonlySet<GameState> = new Set([
  'declaring_winner',
  'winner_declared',
  'changing_game_result',
  'processing_payouts',
  'ended',
])

/**
 * Declares a game. A prediction then gets settled; the same declaration again changes nothing, and only an admin may
 * change the result. For a trivia game the answer is only for display, because its plays are final. Games of other
 * types are decided by the players.
 */
export function declareGame(
  own: Own,
  declaration: Declaration
): Promise<Result<Game, MoveRefusal>> {
  return attempt(async (trx): Promise<Result<Game, MoveRefusal>> => {
    const game = await findOwnGame(own, trx)
    if (!game) return failure({ type: 'not_found' })
    const before = { state: game.state, correctAnswer: game.correctAnswer }
    const declared = await DECLARE[decidedBy(game)](game, declaration, trx)
    if (!declared.ok) return declared
    if (declared.value === 'unchanged') return success(game)
    const after = (await findOwnGame(own, trx))!
    const { state, correctAnswer } = after
    const line = { action: 'game.declared', target: { type: 'game', id: game.id } } as const
    await audit({ ...declaration.actor, ...line, before, after: { state, correctAnswer } }, trx)
    return success(after)
  })
}

type Declared = Result<'changed' | 'unchanged', MoveRefusal>

type Declare = (
  game: Game,
  declaration: Declaration,
  trx: TransactionClientContract
) => Promise<Declared>

const refuse: Declare = ({ state }) => Promise.resolve(refused(state))

const DECLARE: Record<Decider, Declare> = {
  declaration: declarePrediction,
  answer: showAnswer,
  votes: refuse,
  nobody: refuse,
}

const refused = (state: GameState): Declared => failure({ type: 'bad_transition', state })

async function declarePrediction(
  game: Game,
  { answer, by }: Declaration,
  trx: TransactionClientContract
): Promise<Declared> {
  const state = await passTime(game, trx)
  if (DECLARED.has(state) && game.correctAnswer === answer) return success('unchanged')
  if (state === 'ended' && isFinal(game)) return refused(state)
  const move: GameMove = { to: nextOf(state), by, correctAnswer: answer, newResult: true }
  const moved = await moveGame(game.id, { ...move, ...closed(game) }, trx)
  return moved.ok ? success('changed') : moved
}

/** The status machine decides whether this transition exists. */
const nextOf = (state: GameState) =>
  state === 'winner_declared' || state === 'ended' ? 'changing_game_result' : 'declaring_winner'

const isFinal = ({ stateSince }: Game) =>
  stateSince + constants.games.resultChangeMs < clock.nowMs()

/** An early declaration closes the game. */
function closed({ lastJoinTimeMs }: Game): Pick<GameMove, 'lastJoinTimeMs'> {
  const nowMs = clock.nowMs()
  return lastJoinTimeMs > nowMs ? { lastJoinTimeMs: nowMs } : {}
}

/** Only after the game has closed, because the answer would decide later picks. */
async function showAnswer(game: Game, { answer, by }: Declaration): Promise<Declared> {
  const isOver = game.endTimeMs <= clock.nowMs()
  if (!isOver || !['new', 'active', 'ended'].includes(game.state)) return refused(game.state)
  if (game.correctAnswer === answer) return success('unchanged')
  if (game.correctAnswer !== null && by === 'creator') return refused(game.state)
  await game.merge({ correctAnswer: answer, updatedAt: clock.nowMs() }).save()
  return success('changed')
}
