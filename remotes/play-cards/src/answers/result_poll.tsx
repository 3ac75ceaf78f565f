import { LiveRegion, type Card } from '@sidepick/card-kit'
import { playText } from '../play_text'
import { vars } from '../css_vars'
import { percentOf } from './percent'
import { PollFace } from './poll_face'
import { ResultNews } from './result_news'

/** The poll by itself, for a layout whose rules take the answers away once they are locked. It says the result as they do. */
export const ResultPoll: Card = (props) => {
  const { game, play, locale } = props
  const { sideAPercent } = play
  if (sideAPercent === null) return null
  return (
    <>
      <LiveRegion>
        <ResultNews {...props} />
      </LiveRegion>
      <ul className="vs-answers" aria-label={playText(locale)('answers')}>
        {(['A', 'B'] as const).map((side) => {
          const percent = percentOf(side, sideAPercent)
          return (
            <li
              key={side}
              className="vs-answer vs-poll"
              data-side={side}
              style={vars({ '--share': percent / 100 })}
            >
              <PollFace {...{ side, game, play, locale, percent }} />
            </li>
          )
        })}
      </ul>
    </>
  )
}
