import type { ListedGame, PlayView } from '@sidepick/card-kit'
import { decidedBy } from '@sidepick/rules/game_types'
import styles from './dots.css'

/** More results than this would not fit beside each other; the last ones are shown. */
const MOST = 10

type Look = 'right' | 'wrong' | 'open'

/** An opinion is never wrong: whoever went against the crowd has an open dot, as has a prediction under way. */
function lookOf({ game, correct }: ListedGame): Look {
  if (correct) return 'right'
  return correct === false && decidedBy(game) === 'answer' ? 'wrong' : 'open'
}

/** A dot for each game played in this visit, for eyes alone. */
export function Dots({ list = [] }: Pick<PlayView, 'list'>) {
  const played = list.filter(({ picked }) => picked !== null).slice(-MOST)
  return (
    <span className={styles.dots} aria-hidden="true">
      {played.map((one) => (
        <i key={one.game.id} className={`${styles.dot} ${styles[lookOf(one)]}`} />
      ))}
    </span>
  )
}
