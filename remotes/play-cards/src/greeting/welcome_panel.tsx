import { Button, useHost, type Card } from '@sidepick/card-kit'
import { textOf } from '../passive/passive_text'
import { greetingText } from './greeting_text'
import styles from './greeting.css'

/** Fills its panel with the brand, what there is to win, and a button to play. The prop `text` replaces our words. */
export const WelcomeMessageV5: Card = ({ rule, play, locale, emit }) => {
  const { brand } = useHost()
  if (play.greeting !== 'welcomeV5') return null
  const text = greetingText(locale)
  return (
    <div className={styles.panel}>
      <strong className={styles.brand}>{brand.name}</strong>
      <p>{textOf(rule, 'text', locale) ?? text('promise')}</p>
      <Button onClick={() => emit('start_requested', {})}>{text('play')}</Button>
    </div>
  )
}
