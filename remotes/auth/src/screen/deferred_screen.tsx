import { useEffect, useState } from 'react'
import { Button, type Card } from '@sidepick/card-kit'
import { authText } from '../auth_text'
import styles from './deferred_screen.css'
import { loadedScreen, loadScreen } from './load_screen'

/**
 * The screens, whose code comes when one is wanted. Not React.lazy: a card that suspends makes React hold the reveal of
 * its neighbours for 300 ms.
 */
export const AuthScreen: Card = (props) => {
  const [Ready, setReady] = useState(loadedScreen)
  const [attempt, setAttempt] = useState(0)
  const [lost, setLost] = useState(false)
  const text = authText(props.locale)

  useEffect(() => {
    if (Ready) return
    let wanted = true
    loadScreen().then(
      (screen) => wanted && setReady(() => screen),
      () => wanted && setLost(true)
    )
    return () => {
      wanted = false
    }
  }, [Ready, attempt])

  if (Ready) return <Ready {...props} />
  const retry = () => {
    setLost(false)
    setAttempt(attempt + 1)
  }
  return (
    <div className={styles.waiting}>
      {lost ? <p role="alert">{text('network')}</p> : <p role="status">{text('sending')}</p>}
      {lost && <Button onClick={retry}>{text('retry')}</Button>}
      <Button look="quiet" onClick={() => props.emit('auth_closed', {})}>
        {text('close')}
      </Button>
    </div>
  )
}
