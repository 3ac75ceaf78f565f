import type { GameState } from '@sidepick/rules/types'

/** Who moves a game: the scheduled jobs, the game's creator, or an admin. */
export type Mover = 'scheduler' | 'creator' | 'admin'

/** A quarantined game returns to its earlier state. */
type Target = GameState | 'previous'

interface Transition {
  from: readonly GameState[]
  to: Target
  by: readonly Mover[]
}

/** All transitions. Any other is refused. */
const TRANSITIONS: readonly Transition[] = [
  { from: ['new'], to: 'active', by: ['scheduler'] },
  { from: ['new'], to: 'canceled', by: ['creator', 'admin'] },
  {
    from: ['new', 'active', 'waiting_for_declaration', 'winner_declared'],
    to: 'quarantined',
    by: ['scheduler', 'admin'],
  },
  { from: ['active'], to: 'waiting_for_declaration', by: ['scheduler'] },
  { from: ['active'], to: 'declaring_winner', by: ['scheduler', 'admin'] },
  { from: ['active'], to: 'ended', by: ['scheduler'] },
  { from: ['active'], to: 'canceled', by: ['creator', 'admin'] },
  {
    from: ['waiting_for_declaration'],
    to: 'canceled',
    by: ['scheduler', 'creator', 'admin'],
  },
  { from: ['waiting_for_declaration'], to: 'declaring_winner', by: ['creator', 'admin'] },
  { from: ['declaring_winner'], to: 'winner_declared', by: ['scheduler'] },
  { from: ['declaring_winner'], to: 'waiting_for_declaration', by: ['scheduler'] },
  { from: ['winner_declared'], to: 'changing_game_result', by: ['admin'] },
  { from: ['winner_declared'], to: 'processing_payouts', by: ['scheduler'] },
  { from: ['winner_declared'], to: 'canceled', by: ['admin'] },
  { from: ['changing_game_result'], to: 'winner_declared', by: ['scheduler'] },
  { from: ['processing_payouts'], to: 'ended', by: ['scheduler'] },
  { from: ['processing_payouts'], to: 'winner_declared', by: ['scheduler'] },
  { from: ['ended'], to: 'changing_game_result', by: ['admin'] },
  { from: ['canceled'], to: 'refunded', by: ['scheduler'] },
  { from: ['quarantined'], to: 'previous', by: ['admin'] },
  { from: ['quarantined'], to: 'canceled', by: ['admin'] },
]

export const mayMove = (from: GameState, to: Target, by: Mover): boolean =>
  TRANSITIONS.some(
    (transition) =>
      transition.to === to && transition.from.includes(from) && transition.by.includes(by)
  )
