import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '@sidepick/card-kit'
import styles from './pages.css'

/** The end of what is listed: coming near it asks for more, and so does the button, for keys and older browsers. */
export function MoreRows({ label, onMore }: { label: string; onMore: () => void }) {
  const end = useRef<HTMLDivElement>(null)
  const ask = useEffectEvent(onMore)
  useEffect(() => {
    if (!end.current || typeof IntersectionObserver === 'undefined') return
    const watch = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && ask()
    )
    watch.observe(end.current)
    return () => watch.disconnect()
  }, [])
  return (
    <div ref={end} className={styles.more}>
      <Button look="quiet" onClick={onMore}>
        {label}
      </Button>
    </div>
  )
}
