import type { ReactNode } from 'react'
import { Icon, type IconName, type ScreenProps } from '@sidepick/card-kit'
import type { FormText } from '../forms/form_text'
import { classes } from '../ui/classes'
import { Glyph } from '../ui/glyph'
import styles from './screen.css'
import { ScreenHead } from './screen_head'

interface Props extends Pick<ScreenProps, 'place' | 'emit'> {
  text: FormText
  titleId: string
  title: string
  /** Drawn large above the words; turning while there is something to wait for. */
  sign?: IconName | 'mail' | 'waiting'
  look?: 'good' | 'bad'
  children?: ReactNode
  /** The ways on. */
  actions?: ReactNode
}

function Sign({ sign }: { sign: NonNullable<Props['sign']> }) {
  if (sign === 'waiting') return null
  return sign === 'mail' ? <Glyph name="mail" size="large" /> : <Icon name={sign} />
}

/** A page that tells how something went. */
export function NoticePage({ sign, look = 'good', children, actions, ...head }: Props) {
  return (
    <div className={styles.form}>
      <ScreenHead {...head} />
      <div className={classes(styles.body, styles.notice)}>
        {sign && (
          <span className={classes(styles.sign, styles[sign === 'waiting' ? 'waiting' : look])}>
            <Sign sign={sign} />
          </span>
        )}
        {children}
      </div>
      {actions && <footer className={styles.bar}>{actions}</footer>}
    </div>
  )
}
