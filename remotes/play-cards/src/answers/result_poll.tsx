import type { Card } from '@sidepick/card-kit'
import { playText } from '../play_text'
import { vars } from '../css_vars'
import styles from './poll.css'
import { PollFace, percentOf } from './poll_face'

/** The poll by itself, for a layout whose rules take the answers away once they are locked. */
export const ResultPoll: Card = ({ game, play, locale }) => {
  const { sideAPercent } = play
  if (sideAPercent === null) return null
  return (
    <ul className="vs-answers" aria-label={playText(locale)('answers')}>
      {(['A', 'B'] as const).map((side) => {
        const percent = percentOf(side, sideAPercent)
        return (
          <li
            key={side}
            className={`vs-answer ${styles.box}`}
            data-side={side}
            style={vars({ '--share': percent / 100 })}
          >
            <PollFace {...{ side, game, play, locale, percent }} />
          </li>
        )
      })}
    </ul>
  )
}
