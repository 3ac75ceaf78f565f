import { useEffect, useState } from 'react'
import { Icon, IconButton, type Card } from '@sidepick/card-kit'
import { vars } from '../css_vars'
import { useHasPassed } from '@sidepick/card-kit/use_passed'
import { betting as config } from './bet_config'
import { betText } from './bet_text'
import { rememberSeen, wasSeen } from './seen'
import styles from './welcome.css'

const NAME = 'bet_welcome'

/**
 * Greets a player on the first visit with stakes, over the picture of its first game, for as long as its animation lasts. A pick,
 * and the button to close, end it sooner; it never comes back to this browser.
 */
export const WelcomeDialog: Card = ({ play, viewer, locale }) => {
  const [known] = useState(() => wasSeen(NAME))
  const [closed, setClosed] = useState(false)
  const isDue = !known && viewer.loggedIn && play.gameIndex === 0 && play.picked === null
  const isPassed = useHasPassed(isDue && !play.paused ? NAME : null, config.welcomeMs)
  const isOver = isPassed || closed

  useEffect(() => {
    if (isOver) rememberSeen(NAME)
  }, [isOver])

  if (!isDue || isOver || !viewer.profile) return null
  const text = betText(locale)
  return (
    <section
      className={styles.welcome}
      style={vars({ '--stands': `${config.welcomeMs}ms` })}
      aria-label={text('welcome_label')}
    >
      <h3 className={styles.title}>
        {text('welcome_title', { username: viewer.profile.username })}
      </h3>
      <p>{text('welcome_words')}</p>
      <IconButton aria-label={text('welcome_close')} onClick={() => setClosed(true)}>
        <Icon name="cross" />
      </IconButton>
    </section>
  )
}
