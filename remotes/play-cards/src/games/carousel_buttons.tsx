import {
  Icon,
  LiveRegion,
  Picture,
  useAttention,
  VisuallyHidden,
  type Card,
} from '@sidepick/card-kit'
import { useStage } from '@sidepick/card-kit/use_stage'
import type { Game } from '@sidepick/rules/types'
import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
} from 'react'
import { laterText } from '../later/later_text'
import { circleOf, neighbourOf } from './circle'
import { StopButton } from '../stop_button/stop_button'
import styles from './carousel.css'
import { slide } from './slide'
import { watchSwipes } from './swipe'

const STEPS = { previous: -1, next: 1 } as const
const KEYS: Record<string, 1 | -1 | undefined> = { ArrowUp: -1, ArrowDown: 1 }

/** The picture of a neighbour, behind the arrow that leads to it. */
function Peek({ game }: { game: Game }) {
  const { poster } = game.videoUrls
  return poster ? <Picture className={styles.peek} src={poster} /> : null
}

/**
 * Turns a carousel: to the game before or after by button, arrow key or swipe, and a button that stops it from turning by
 * itself. It stands still under the mouse, and while the keyboard's focus is anywhere in the widget.
 */
export const CarouselButtons: Card = ({ game, play, locale, emit }) => {
  const text = laterText(locale)
  const { place, stage: stageNow } = useStage<HTMLDivElement>()
  const [told, setTold] = useState('')
  const circle = circleOf({ game, play })
  const attention = useAttention(emit)
  const latest = useRef({ turn, attention })
  const shown = useRef({ id: game.id, by: 1 as 1 | -1 })

  function turn(by: 1 | -1) {
    const to = neighbourOf(circle, by)
    if (!to) return
    const count = circle.games.length
    const number = circle.games.indexOf(to) + 1
    shown.current.by = by
    setTold(text('carousel_at', { number, count, question: to.text }))
    emit('game_chosen', { gameId: to.id })
  }

  const byArrow = (event: KeyboardEvent) => {
    const by = KEYS[event.key]
    if (!by) return
    event.preventDefault()
    turn(by)
  }

  useEffect(() => {
    latest.current = { turn, attention }
  })

  useEffect(() => {
    const stage = stageNow()
    if (!stage) return
    const gone = new AbortController()
    const { signal } = gone
    const hear = <Type extends 'pointermove' | 'pointerleave' | 'focusin' | 'focusout'>(
      type: Type,
      run: (event: HTMLElementEventMap[Type]) => void
    ) => stage.addEventListener(type, run, { signal })
    // The handlers read nothing but what React's event and the browser's have in common.
    hear('pointermove', (event) =>
      latest.current.attention.onPointerMove(event as unknown as PointerEvent)
    )
    hear('pointerleave', () => latest.current.attention.onPointerLeave())
    hear('focusin', (event) => latest.current.attention.onFocus(event as unknown as FocusEvent))
    hear('focusout', () => latest.current.attention.onBlur())
    const stopSwipes = watchSwipes(stage, (by) => latest.current.turn(by))
    return () => {
      gone.abort()
      stopSwipes()
    }
  }, [stageNow])

  useEffect(() => {
    const { id, by } = shown.current
    shown.current = { id: game.id, by: 1 }
    if (id !== game.id) slide(stageNow(), by)
  }, [game.id, stageNow])

  if (circle.games.length < 2) return <div ref={place} />
  const { stopped } = play
  return (
    <div
      ref={place}
      className={styles.buttons}
      role="group"
      aria-roledescription={text('carousel_role')}
      aria-label={text('carousel_label')}
    >
      {(['previous', 'next'] as const).map((way) => {
        const to = neighbourOf(circle, STEPS[way])
        return (
          <button
            key={way}
            type="button"
            className={styles.turn}
            data-way={way}
            onClick={() => turn(STEPS[way])}
            onKeyDown={byArrow}
          >
            {to && <Peek game={to} />}
            <Icon name="next" />
            <VisuallyHidden>{text(`carousel_${way}`)}</VisuallyHidden>
          </button>
        )
      })}
      {stopped !== undefined && (
        <StopButton
          {...{ stopped, emit }}
          look={styles.pause}
          sign="halt"
          label={text(stopped ? 'carousel_go_on' : 'carousel_stop')}
        />
      )}
      <LiveRegion>{told}</LiveRegion>
    </div>
  )
}
