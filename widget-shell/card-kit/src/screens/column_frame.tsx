import { useId, type ComponentProps, type ReactNode } from 'react'
import { Icon, IconButton, type ScreenProps } from '@sidepick/card-kit'
import { screenText } from './screen_text'
import { classes } from '../ui/classes'
import { Glyph } from '../ui/glyph'
import styles from './column_frame.css'

interface Props extends Pick<ScreenProps, 'place' | 'locale' | 'emit'> {
  title: string
  /** What the way back says, on a page; a dialog closes. */
  back: string
  /** Stands at the foot, always in reach. */
  bar?: ReactNode
  /** null where it has to be answered. */
  onClose?: (() => void) | null
  /** Makes a form of everything inside, so that its button may stand in the bar. */
  form?: ComponentProps<'form'>
  /** A few words with their buttons: the dialog is as high as they are. */
  short?: boolean
  children: ReactNode
}

/** The frame of an account's screen: its heading, the way out, and one column of content. */
export function ColumnFrame(props: Props) {
  const { place, locale, emit, title, back, bar, form, short, children } = props
  const id = useId()
  const Heading = place === 'page' ? 'h1' : 'h2'
  const close = props.onClose === undefined ? () => emit('screen_closed', {}) : props.onClose
  const content = (
    <>
      <div className={classes(styles.scroll, place === 'page' && styles.page)}>
        <header className={styles.head}>
          {place === 'page' && close && (
            <IconButton className={styles.way} aria-label={back} onClick={close}>
              <span className={styles.turned}>
                <Glyph name="chevron" />
              </span>
            </IconButton>
          )}
          <Heading id={id} className={styles.title} tabIndex={-1} data-screen-title>
            {title}
          </Heading>
          {place === 'modal' && close && (
            <IconButton
              className={styles.way}
              aria-label={screenText(locale)('close')}
              onClick={close}
            >
              <Icon name="cross" />
            </IconButton>
          )}
        </header>
        <div className={styles.column}>{children}</div>
      </div>
      {bar && <footer className={styles.bar}>{bar}</footer>}
    </>
  )
  return (
    <section
      className={styles.frame}
      data-short={short && place === 'modal' ? '' : undefined}
      aria-labelledby={id}
    >
      {form ? (
        <form {...form} className={styles.form}>
          {content}
        </form>
      ) : (
        content
      )}
    </section>
  )
}
