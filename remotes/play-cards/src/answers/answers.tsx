import { useCallback } from 'react'
import { LiveRegion, type Card, type CardProps } from '@sidepick/card-kit'
import type { Side } from '@sidepick/rules/types'
import { playText } from '../play_text'
import { statusOf } from '../status/status_of'
import { AnswerBox } from './answer_box'
import { useAnswerKeys } from './answer_keys'
import { percentOf } from './poll_face'

/** What a screen reader hears as the play goes on. */
function announcementOf({ game, play, phase, viewer, locale }: CardProps): string {
  const text = playText(locale)
  if (phase === 'locking' && play.picked) {
    return text('locked_in', { side: play.picked === 'A' ? game.sideA : game.sideB })
  }
  if (phase !== 'result' || play.sideAPercent === null) return ''
  const share = (side: Side, label: string) =>
    `${label} ${text('percent', { percent: percentOf(side, play.sideAPercent ?? 0) })}`
  const status = statusOf(game, play, viewer)
  const shares = `${share('A', game.sideA)}, ${share('B', game.sideB)}.`
  return `${text(status.message, status.values)} ${shares} ${text('gain', { points: play.points.total })}`
}

/** The two answers; after the lock they turn into the poll. The first tap is final. */
export const Answers: Card = (props) => {
  const { game, play, phase, timers, locale, emit } = props
  const open = phase === 'passive' || phase === 'question'
  const pick = useCallback((side: Side) => emit('side_picked', { side }), [emit])
  useAnswerKeys(open, pick)

  return (
    <div className="vs-answers" role="group" aria-label={playText(locale)('answers')}>
      {(['A', 'B'] as const).map((side) => (
        <AnswerBox key={side} {...{ side, game, play, phase, timers, locale }} onPick={pick} />
      ))}
      <LiveRegion>{announcementOf(props)}</LiveRegion>
    </div>
  )
}
