import { deferred, type CardProps } from '@sidepick/card-kit'
import type { Side } from '@sidepick/rules/types'
import { vars } from '../css_vars'
import { useTimerStart } from '../timer_start'
import { walkAnswers } from './answer_keys'
import { AnswerLabel } from './answer_label'
import { percentOf } from './percent'
import type { PollFaceProps } from './poll_face'
import { useMeantPress } from './use_meant_press'

const OPEN_PHASES: readonly CardProps['phase'][] = ['passive', 'question']
const POLL_PHASES: readonly CardProps['phase'][] = ['result', 'ended']

function OpenFace({ side, game }: Pick<PollFaceProps, 'side' | 'game'>) {
  return (
    <>
      <span className="vs-answer__key" aria-hidden="true">
        {side}
      </span>
      <AnswerLabel game={game} side={side} />
    </>
  )
}

/** Comes with the cards of the result; without it the answer keeps its face. */
export const PollFace = deferred<PollFaceProps>(
  () => import(/* webpackChunkName: "later" */ './poll_face').then((module) => module.PollFace),
  { loading: OpenFace, failed: OpenFace }
)

type AnswerBoxProps = Pick<CardProps, 'game' | 'play' | 'phase' | 'timers' | 'locale'> & {
  side: Side
  onPick: (side: Side) => void
}

/** One answer from the first look to the result: the same element throughout, so that it keeps focus and place. */
export function AnswerBox({ side, game, play, phase, timers, locale, onPick }: AnswerBoxProps) {
  const open = OPEN_PHASES.includes(phase)
  const takesPicks = open && !play.settling
  const meant = useMeantPress(takesPicks ? game.id : null, () => onPick(side))
  const picked = play.picked === side
  const locking = phase === 'locking' && picked
  const lock = useTimerStart(locking ? timers.lockedPick : undefined, game.id)
  const percent =
    POLL_PHASES.includes(phase) && play.sideAPercent !== null
      ? percentOf(side, play.sideAPercent)
      : null

  return (
    <button
      type="button"
      className={percent === null ? 'vs-answer' : 'vs-answer vs-poll'}
      data-side={side}
      data-locking={locking ? '' : undefined}
      aria-pressed={open ? undefined : picked}
      aria-disabled={takesPicks ? undefined : true}
      {...meant}
      onKeyDown={(event) => {
        meant.onKeyDown(event)
        walkAnswers(event)
      }}
      style={vars({
        '--share': (percent ?? 0) / 100,
        '--vs-lock-ms': `${lock?.durationMs ?? 3000}ms`,
        '--vs-lock-delay-ms': `${-(lock?.elapsedMs ?? 0)}ms`,
      })}
    >
      {percent === null ? (
        <OpenFace side={side} game={game} />
      ) : (
        <PollFace side={side} game={game} play={play} locale={locale} percent={percent} />
      )}
    </button>
  )
}
