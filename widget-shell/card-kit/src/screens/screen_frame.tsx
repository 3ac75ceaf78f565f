import type { ReactNode } from 'react'
import type { ScreenProps } from '@sidepick/card-kit'
import { classes } from '../ui/classes'
import styles from './screen.css'

interface Props extends Pick<ScreenProps, 'place'> {
  titleId: string
  /** What stands beside the form, or above it. */
  panel: ReactNode
  children: ReactNode
}

/** Everything of a screen: the promise beside it and its page. */
export function ScreenFrame({ place, titleId, panel, children }: Props) {
  return (
    <section
      className={classes(styles.screen, place === 'page' && styles.page)}
      aria-labelledby={titleId}
    >
      <div className={styles.layout}>
        <div className={styles.card}>{children}</div>
        {panel}
      </div>
    </section>
  )
}
