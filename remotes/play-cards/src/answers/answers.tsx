import { useCallback, useEffect } from 'react'
import { LiveRegion, type Card, type CardProps } from '@sidepick/card-kit'
import { deferredCard } from '@sidepick/card-kit/screens/deferred_card'
import type { Side } from '@sidepick/rules/types'
import { playText } from '../play_text'
import { AnswerBox, PollFace } from './answer_box'
import { useAnswerKeys } from './answer_keys'

/** Comes with the cards of the result. */
const ResultNews = deferredCard(() =>
  import(/* webpackChunkName: "later" */ './result_news').then((module) => module.ResultNews)
)

/** What a screen reader hears as the play goes on. */
function News(props: CardProps) {
  const { game, play, phase, locale } = props
  if (phase === 'result') return <ResultNews {...props} />
  if (phase !== 'locking' || !play.picked) return null
  return playText(locale)('locked_in', { side: play.picked === 'A' ? game.sideA : game.sideB })
}

/** The two answers; after the lock they turn into the poll. The first tap is final. */
export const Answers: Card = (props) => {
  const { game, play, phase, timers, locale, emit } = props
  const open = phase === 'passive' || phase === 'question'
  const pick = useCallback((side: Side) => emit('side_picked', { side }), [emit])
  useAnswerKeys(open, pick)
  useEffect(() => {
    if (!open) void PollFace.preload()
  }, [open])

  return (
    <div className="vs-answers" role="group" aria-label={playText(locale)('answers')}>
      {(['A', 'B'] as const).map((side) => (
        <AnswerBox key={side} {...{ side, game, play, phase, timers, locale }} onPick={pick} />
      ))}
      <LiveRegion>
        <News {...props} />
      </LiveRegion>
    </div>
  )
}
