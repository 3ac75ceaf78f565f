import { useCallback, useState } from 'react'
import { useAttention, type Card } from '@sidepick/card-kit'
import type { Side } from '@sidepick/rules/types'
import { AnswerBox } from '../answers/answer_box'
import { useAnswerKeys } from '../answers/answer_keys'
import { playText } from '../play_text'
import styles from './passive_play.css'

const OPEN_PHASES = ['passive', 'question']

/**
 * The two answers of a widget that nobody plays yet: small until a pointer or the focus enters them. Entering starts nothing;
 * one click starts the game and is the pick.
 */
export const PassiveAnswers: Card = (props) => {
  const { game, play, phase, timers, locale, emit } = props
  const [active, setActive] = useState(false)
  const { onPointerLeave, onFocus, ...attention } = useAttention(emit)
  const pick = useCallback((side: Side) => emit('side_picked', { side }), [emit])
  useAnswerKeys(OPEN_PHASES.includes(phase), pick)

  return (
    <div
      className={`vs-answers ${styles.answers}`}
      role="group"
      aria-label={playText(locale)('answers')}
      data-display={active ? 'active' : 'passive'}
      onPointerEnter={() => setActive(true)}
      onPointerLeave={() => {
        setActive(false)
        onPointerLeave()
      }}
      onFocus={(event) => {
        setActive(true)
        onFocus(event)
      }}
      {...attention}
    >
      {(['A', 'B'] as const).map((side) => (
        <AnswerBox key={side} {...{ side, game, play, phase, timers, locale }} onPick={pick} />
      ))}
    </div>
  )
}
