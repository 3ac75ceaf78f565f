import { Button, deferred, type Deferred, type Screen, type ScreenProps } from '@sidepick/card-kit'
import { screenText } from './screen_text'
import styles from './deferred_screen.css'

interface WaitingProps extends Pick<ScreenProps, 'locale' | 'emit'> {
  retry?: () => void
}

function Waiting({ locale, emit, retry }: WaitingProps) {
  const text = screenText(locale)
  return (
    <div className={styles.waiting}>
      {retry ? <p role="alert">{text('network')}</p> : <p role="status">{text('sending')}</p>}
      {retry && <Button onClick={retry}>{text('retry')}</Button>}
      <Button look="quiet" onClick={() => emit('screen_closed', {})}>
        {text('close')}
      </Button>
    </div>
  )
}

/** A screen whose code comes when one is wanted; most visits never open one. */
export const deferredScreen = (load: () => Promise<Screen>): Deferred<ScreenProps> =>
  deferred<ScreenProps>(load, {
    loading: (props) => <Waiting {...props} />,
    failed: (props, retry) => <Waiting {...props} retry={retry} />,
  })
