import { useState, type ReactNode } from 'react'
import styles from './screen.css'

/** Shakes what it holds, once for every `round` that is `wrong`. */
export function Shaking({
  wrong,
  round,
  children,
}: {
  wrong: boolean
  round: number
  children: ReactNode
}) {
  const [calmed, setCalmed] = useState(0)
  const shaking = wrong && calmed !== round
  return (
    <div
      className={shaking ? `${styles.fill} ${styles.shaking}` : styles.fill}
      onAnimationEnd={() => setCalmed(round)}
    >
      {children}
    </div>
  )
}
