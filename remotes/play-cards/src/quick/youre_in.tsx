import { Icon, type Card } from '@sidepick/card-kit'
import { useHasPassed } from '@sidepick/card-kit/use_passed'
import { quick as config } from './quick_config'
import { quickText } from './quick_text'
import styles from './quick.css'

/** Confirms a sign-up that a quick round has led to. */
export const YoureIn: Card = ({ play, viewer, locale }) => {
  const isDue = play.quickPlay?.mode === 'YOURE_IN'
  // A dialog that is still open hides it.
  const isSeen = isDue && !play.paused
  const isOver = useHasPassed(isSeen ? (viewer.profile?.id ?? '') : null, config.youreInMs)
  if (!isDue || isOver) return null
  const text = quickText(locale)
  return (
    <section className={styles.plate} role="status">
      <h3 className={styles.title}>
        <Icon name="check" /> {text('in_title')}
      </h3>
      <p>{text('in_words')}</p>
    </section>
  )
}
