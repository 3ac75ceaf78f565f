import type { ReactNode } from 'react'
import { classes } from '../ui/classes'
import { useShake } from '../forms/use_shake'
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
  const { shaking, onAnimationEnd } = useShake(wrong, round)
  return (
    <div className={classes(styles.fill, shaking)} onAnimationEnd={onAnimationEnd}>
      {children}
    </div>
  )
}
