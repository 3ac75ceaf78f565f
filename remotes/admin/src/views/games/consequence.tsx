import { useConsole } from '../../app/console_context'
import { formatNumber } from '../../words/format'
import { useTotals } from './game_totals'

type Totals = NonNullable<ReturnType<typeof useTotals>>

interface Props {
  id: string
  say: (totals: Totals, number: (value: number) => string) => string
}

/** What an act on a game will touch, in numbers where they are known. */
export function Consequence({ id, say }: Props) {
  const { text, language } = useConsole()
  const totals = useTotals(id)
  if (!totals) return <p>{text('games.consequenceUnknown')}</p>
  return <p>{say(totals, (value) => formatNumber(value, language))}</p>
}
