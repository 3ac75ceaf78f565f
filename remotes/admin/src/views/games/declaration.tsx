import type { OwnGame } from '@sidepick/rules/generated_wire'
import { decidedBy } from '@sidepick/rules/game_types'
import { SIDES, type Side } from '@sidepick/rules/types'
import { useConsole, type Reach } from '../../app/console_context'
import { Act } from '../../ui/act'
import { Consequence } from './consequence'
import { useGameCalls } from './game_calls'

export interface ActsProps {
  game: OwnGame
  readAgain: () => void
}

/** States in which somebody may still say how the game ended. */
const DECLARABLE: readonly OwnGame['state'][] = ['active', 'waiting_for_declaration']
/** States in which an admin may change what was said; of a paid game, the server knows how long. */
const CHANGEABLE: readonly OwnGame['state'][] = ['winner_declared', 'ended']

export const sideOf = (game: OwnGame, side: Side) =>
  `${side}: ${side === 'A' ? game.sideA : game.sideB}`

/** The first result, and another one afterwards: the same act in other words. */
const WAYS = {
  declare: {
    look: 'main',
    label: 'games.declare',
    title: 'games.declareTitle',
    more: null,
    now: 'games.declareNow',
    done: 'games.declared',
  },
  change: {
    look: 'danger',
    label: 'games.change',
    title: 'games.changeTitle',
    more: 'games.changeText',
    now: 'games.changeNow',
    done: 'games.resultChanged',
  },
} as const

/** Says how a prediction ended, and says otherwise afterwards. */
export function Declaration({ game, readAgain }: ActsProps) {
  const { text, http } = useConsole()
  const { path, reach } = useGameCalls()
  const way = wayOf(game, reach)
  if (way === null) return null
  const { look, label, title, more, now, done } = WAYS[way]
  const sides = SIDES.filter((side) => way === 'declare' || side !== game.correctAnswer)
  return sides.map((side) => (
    <Act
      key={side}
      label={text(label, { side: sideOf(game, side) })}
      look={look}
      confirm={{
        title: text(title),
        text: (
          <>
            <Result game={game} side={side} />
            {more && <p>{text(more)}</p>}
          </>
        ),
        label: text(now),
      }}
      run={async () => {
        const body = { correctAnswer: side }
        await http(`POST ${path}/{id}/declare`, { params: { id: game.id }, body })
        readAgain()
      }}
      done={text(done)}
    />
  ))
}

function wayOf(game: OwnGame, reach: Reach): keyof typeof WAYS | null {
  if (decidedBy(game) !== 'declaration') return null
  if (DECLARABLE.includes(game.state)) return 'declare'
  return reach === 'everybody' && CHANGEABLE.includes(game.state) ? 'change' : null
}

/** What the result will touch. */
function Result({ game, side }: { game: OwnGame; side: Side }) {
  const { text } = useConsole()
  return (
    <Consequence
      id={game.id}
      say={({ sideA, sideB, whiteTickets, blackTickets }, number) => {
        const winners = side === 'A' ? sideA : sideB
        return text('games.declareConsequence', {
          side: sideOf(game, side),
          winners: number(winners),
          others: number(sideA + sideB - winners),
          tickets: number(whiteTickets + blackTickets),
        })
      }}
    />
  )
}
