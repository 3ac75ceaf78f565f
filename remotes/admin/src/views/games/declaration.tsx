import type { OwnGame } from '@sidepick/rules/generated_wire'
import { decidedBy } from '@sidepick/rules/game_types'
import { SIDES, type Side } from '@sidepick/rules/types'
import { useConsole } from '../../app/console_context'
import { Act } from '../../ui/act'
import { formatNumber } from '../../words/format'
import { useGameCalls } from './game_calls'
import { useTotals } from './game_totals'

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

/** Says how a prediction ended, and says otherwise afterwards. */
export function Declaration({ game, readAgain }: ActsProps) {
  const { text, http } = useConsole()
  const { path, reach } = useGameCalls()
  if (decidedBy(game) !== 'declaration') return null
  const declare = async (side: Side) => {
    const body = { correctAnswer: side }
    await http(`POST ${path}/{id}/declare`, { params: { id: game.id }, body })
    readAgain()
  }
  if (DECLARABLE.includes(game.state)) {
    return SIDES.map((side) => (
      <Act
        key={side}
        label={text('games.declare', { side: sideOf(game, side) })}
        look="main"
        confirm={{
          title: text('games.declareTitle'),
          text: <Consequence game={game} side={side} />,
          label: text('games.declareNow'),
        }}
        run={() => declare(side)}
        done={text('games.declared')}
      />
    ))
  }
  if (reach !== 'everybody' || !CHANGEABLE.includes(game.state)) return null
  return SIDES.filter((side) => side !== game.correctAnswer).map((side) => (
    <Act
      key={side}
      label={text('games.change', { side: sideOf(game, side) })}
      look="danger"
      confirm={{
        title: text('games.changeTitle'),
        text: (
          <>
            <Consequence game={game} side={side} />
            <p>{text('games.changeText')}</p>
          </>
        ),
        label: text('games.changeNow'),
      }}
      run={() => declare(side)}
      done={text('games.resultChanged')}
    />
  ))
}

/** What the result will touch, in numbers. */
function Consequence({ game, side }: { game: OwnGame; side: Side }) {
  const { text, language } = useConsole()
  const totals = useTotals(game.id)
  if (!totals) return <p>{text('games.consequenceUnknown')}</p>
  const number = (value: number) => formatNumber(value, language)
  const winners = side === 'A' ? totals.sideA : totals.sideB
  return (
    <p>
      {text('games.declareConsequence', {
        side: sideOf(game, side),
        winners: number(winners),
        others: number(totals.sideA + totals.sideB - winners),
        tickets: number(totals.whiteTickets + totals.blackTickets),
      })}
    </p>
  )
}
