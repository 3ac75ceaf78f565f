import type { ReactNode } from 'react'
import { useAttention, type Emit } from '@sidepick/card-kit'
import { Glyph } from '@sidepick/card-kit/ui/glyph'
import styles from './gift_card.css'

interface Props {
  title: string
  text: string
  emit: Emit
  /** What can be done: one button beside the words, or a line of `GiftWays` below them. */
  children: ReactNode
}

/** Something that waits for the reader, below a result; looking at it holds the automatic advance. */
export function GiftCard({ title, text, emit, children }: Props) {
  const attention = useAttention(emit)
  return (
    <section className={styles.gift} {...attention}>
      <span className={styles.box} aria-hidden="true">
        <Glyph name="gift" size="large" />
      </span>
      <p className={styles.words}>
        <strong>{title}</strong>
        <span>{text}</span>
      </p>
      {children}
    </section>
  )
}

export const GiftWays = ({ children }: { children: ReactNode }) => (
  <span className={styles.ways}>{children}</span>
)
