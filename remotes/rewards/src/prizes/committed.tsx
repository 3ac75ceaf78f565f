import { useHost } from '@sidepick/card-kit'
import type { Leaderboard } from '@sidepick/rules/generated_wire'
import type { RewardsEndpoints } from '../endpoints'
import { formatDay } from '../words/formats'
import styles from './prizes.css'
import type { PrizesText } from './prizes_text'

/** So many digits that a reader knows the commitment again on the page that shows all of it. */
const DIGITS = 8

interface Props {
  board: Leaderboard
  endpoints: RewardsEndpoints
  text: PrizesText
}

/** That the drawing of a running week is fixed already, and since when. */
export function Committed({ board, endpoints, text }: Props) {
  const { language } = useHost()
  const { data } = endpoints.leaderboardsDrawing.useQuery({ params: { id: board.id } })
  if (!data) return null
  return (
    <p className={styles.committed}>
      {text('committed', {
        instant: formatDay(data.committedAt, language),
        hash: data.commitment.slice(0, DIGITS),
      })}
    </p>
  )
}
