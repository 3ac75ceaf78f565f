import type { ReactNode } from 'react'
import { Icon, IconButton, type ScreenProps } from '@sidepick/card-kit'
import type { FormText } from '../forms/form_text'
import styles from './screen.css'

interface Props extends Pick<ScreenProps, 'place' | 'emit'> {
  text: FormText
  titleId: string
  title: string
  progress?: ReactNode
}

/** The heading of a screen and the way out of it. */
export function ScreenHead({ place, emit, text, titleId, title, progress }: Props) {
  const Title = place === 'page' ? 'h1' : 'h2'
  return (
    <header className={styles.head}>
      <div className={styles.heading}>
        {progress}
        <Title id={titleId} className={styles.title} data-screen-title="" tabIndex={-1}>
          {title}
        </Title>
      </div>
      <IconButton
        className={styles.close}
        aria-label={text('close')}
        onClick={() => emit('screen_closed', {})}
      >
        <Icon name="cross" />
      </IconButton>
    </header>
  )
}
