import { createTranslator, type Card } from '@sidepick/card-kit'
import en from '../messages/en-us.json'
import es from '../messages/es-mx.json'
import { factFor } from './facts'
import styles from './orbit_fact.css'
import { Planet } from './planet'

const messages = { 'en-us': en, 'es-mx': es }

/** A fact to take along, shown with the result. */
export const OrbitFact: Card = ({ game, locale }) => {
  const text = createTranslator(messages, locale)
  return (
    <aside className={styles.orbit} aria-label={text('title')}>
      <Planet />
      <div className={styles.words}>
        <p className={styles.title}>
          {text('title')} <span className={styles.by}>{text('by')}</span>
        </p>
        <p className={styles.fact}>{text(factFor(game))}</p>
      </div>
    </aside>
  )
}
