import { useState } from 'react'
import styles from './shake.css'

/** Shakes once for every `round` that is `wrong`: what it gives is for the element that shakes. */
export function useShake(wrong: boolean, round: number) {
  const [calmed, setCalmed] = useState(0)
  const shaking = wrong && calmed !== round
  return { shaking: shaking && styles.shaking, onAnimationEnd: () => setCalmed(round) }
}
