import { Glyph } from '@sidepick/card-kit/ui/glyph'
import type { Leaderboard } from '@sidepick/rules/generated_wire'
import styles from './prizes.css'
import type { PrizesText } from './prizes_text'

interface Props {
  board: Pick<Leaderboard, 'id' | 'prizeTitle'>
  text: PrizesText
}

/** Leads to the public page on which anybody repeats a drawing; in a window of its own, for the game goes on. */
export const CheckLink = ({ board, text }: Props) => (
  <a
    className={styles.check}
    href={`/fair/${board.id}`}
    target="_blank"
    rel="noopener"
    aria-label={text('check_label', { prize: board.prizeTitle })}
  >
    <Glyph name="shield" size="small" />
    {text('check')}
  </a>
)
