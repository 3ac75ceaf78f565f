import type { ComponentProps } from 'react'
import styles from './card.css'

export interface CardProps extends ComponentProps<'section'> {
  /** How near it stands: 1 lies on the page, 3 floats over it. */
  level?: 1 | 2 | 3
}

/** A surface that holds what belongs together. */
export function Card({ level = 1, className = '', ...rest }: CardProps) {
  return <section className={`${styles.card} ${className}`} data-level={level} {...rest} />
}
