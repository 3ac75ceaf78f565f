import type { ReactNode } from 'react'
import { Glyph, type GlyphName } from '@sidepick/card-kit/ui/glyph'
import { toned, type Tone } from '@sidepick/card-kit/ui/tone'
import styles from './kind_list.css'

export interface Kind {
  glyph: GlyphName
  tone: Tone
  title: string
  text: string
  /** What can be done about it. */
  act?: ReactNode
}

/** Things that are explained one below the other, each with its sign. */
export function KindList({ kinds }: { kinds: readonly Kind[] }) {
  return (
    <ul className={styles.kinds}>
      {kinds.map(({ glyph, tone, title, text, act }) => (
        <li key={title} className={styles.kind}>
          <span {...toned(tone, styles.sign)}>
            <Glyph name={glyph} />
          </span>
          <span className={styles.words}>
            <strong>{title}</strong>
            <span>{text}</span>
            {act}
          </span>
        </li>
      ))}
    </ul>
  )
}
