import type { OwnGame } from '@sidepick/rules/generated_wire'
import { useConsole } from '../../app/console_context'
import { Badge, type Tone } from '../../ui/badge'

/** How each state is meant for whoever works with games. */
const TONES: Record<OwnGame['state'], Tone> = {
  new: 'plain',
  active: 'runs',
  waiting_for_declaration: 'waits',
  declaring_winner: 'runs',
  winner_declared: 'runs',
  changing_game_result: 'runs',
  processing_payouts: 'runs',
  ended: 'good',
  canceled: 'stopped',
  refunded: 'stopped',
  quarantined: 'waits',
}

export function GameState({ state }: Pick<OwnGame, 'state'>) {
  const { text } = useConsole()
  return <Badge tone={TONES[state]}>{text(`state.${state}`)}</Badge>
}
