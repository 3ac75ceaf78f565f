import { Button, type ScreenProps } from '@sidepick/card-kit'
import type { FormText } from '../forms/form_text'
import { NoticePage } from './notice_page'
import styles from './screen.css'

interface Props extends Pick<ScreenProps, 'place' | 'emit'> {
  text: FormText
  titleId: string
  title: string
  /** What is being done meanwhile. */
  waiting: string
  /** Whether the server could not be asked. */
  failed: boolean
  onRetry: () => void
}

/** While a mailed link is looked at, and when that could not be done. */
export function LinkNotice({ waiting, failed, onRetry, ...head }: Props) {
  const { text } = head
  return (
    <NoticePage
      {...head}
      sign={failed ? 'cross' : 'waiting'}
      look="bad"
      actions={
        failed && (
          <Button className={styles.primary} onClick={onRetry}>
            {text('retry')}
          </Button>
        )
      }
    >
      <p role={failed ? 'alert' : 'status'}>{failed ? text('network') : waiting}</p>
    </NoticePage>
  )
}
