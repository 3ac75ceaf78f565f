import { useHost } from '@sidepick/card-kit'
import type { Leaderboard } from '@sidepick/rules/generated_wire'
import { formatDay } from '../words/formats'
import styles from './prizes.css'
import type { PrizesText } from './prizes_text'

/** So many digits that a reader knows the commitment again on the page that shows all of it. */
const DIGITS = 8

interface Props {
  board: Leaderboard
  text: PrizesText
}

/** That the drawing of a running week is fixed already, and since when. */
export function Committed({ board: { commitment, committedAt }, text }: Props) {
  const { language } = useHost()
  if (commitment === null || committedAt === null) return null
  return (
    <p className={styles.committed}>
      {text('committed', {
        instant: formatDay(committedAt, language),
        hash: commitment.slice(0, DIGITS),
      })}
    </p>
  )
}
