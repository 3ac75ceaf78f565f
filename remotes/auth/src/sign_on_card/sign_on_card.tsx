import { useEffect } from 'react'
import { Button, Icon, useHost, useAttention, type Card } from '@sidepick/card-kit'
import { authText } from '../auth_text'
import { loadScreen } from '../screen/load_screen'
import styles from './sign_on.css'

/** Reminds a stranger, once a pick has settled, that the points of it are not kept yet. */
export const SignOnCard: Card = ({ play, viewer, phase, locale, emit }) => {
  const { signUp } = useHost()
  const attention = useAttention(emit)
  const shown = !viewer.loggedIn && !viewer.loading && phase === 'result'

  useEffect(() => {
    // Early, so that the screen opens at once; when that fails, the screen itself tells so.
    if (shown) loadScreen().catch(() => undefined)
  }, [shown])

  if (!shown) return null
  const text = authText(locale)
  const { sessionPoints: points } = play
  const { bonus } = signUp
  const open = (screen: 'sign_up' | 'sign_in') => emit('auth_requested', { screen })
  return (
    <section className={styles.card} {...attention}>
      <span className={styles.stub}>
        <Icon name="star" />
      </span>
      <p className={styles.text}>
        <strong className={styles.headline}>
          {points > 0 ? text('keep_points', { points }) : text('start_with', { bonus })}
        </strong>
        {points > 0 && <span className={styles.bonus}>{text('bonus', { bonus })}</span>}
      </p>
      <Button className={styles.lead} onClick={() => open('sign_up')}>
        {text('sign_up')}
      </Button>
      <Button look="quiet" className={styles.quiet} onClick={() => open('sign_in')}>
        {text('sign_in')}
      </Button>
    </section>
  )
}
