import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Visit } from '../app/visit'
import type { HostTexts } from '../messages/texts'
import { isBegun } from '../modes/is_begun'
import { useAppSelector, usePlay } from '../store/hooks'
import styles from './views.css'

interface Props {
  texts: HostTexts
  engine: Visit['engine']
}

/** Gives the focus to what came, and back to what had it. */
function useBorrowedFocus() {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const before = document.activeElement
    if (document.hasFocus()) button.current?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
  return button
}

function Cover({ texts, engine }: Props) {
  const button = useBorrowedFocus()
  useEffect(() => {
    const hold = (held: boolean) => engine.send({ type: 'hold_changed', reason: 'closed', held })
    hold(true)
    return () => hold(false)
  }, [engine])
  return (
    <button ref={button} type="button" className={styles.closed} data-testid="ClosedBar">
      <span className={styles.shards} aria-hidden />
      <span className={styles.waits}>{texts('closed.text')}</span>
      <span className={styles.go}>{texts('closed.open')}</span>
    </button>
  )
}

/**
 * Stands for a begun game in a bar that was closed, which is too low to play in. A click anywhere in a bar opens it, this button
 * without a handler of its own; the question has a form that fits into the bar.
 */
export function ClosedBar(props: Props) {
  const place = useAppSelector((state) => state.widget.place)
  const mini = useAppSelector((state) => state.widget.options.mini)
  const { phase } = usePlay()
  const [wasOpen, setWasOpen] = useState(false)
  if (place !== 'flow' && !wasOpen) setWasOpen(true)
  const isClosed = mini && place === 'flow' && wasOpen && isBegun(phase)
  return isClosed ? <Cover {...props} /> : null
}
