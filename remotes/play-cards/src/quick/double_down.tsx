import type { Card } from '@sidepick/card-kit'
import { quickText } from './quick_text'
import styles from './quick.css'

/** After a right pick, where the set of rules is double-down: an invitation to one game more. It pays nothing extra. */
export const DoubleDown: Card = ({ play, locale, emit }) => {
  if (play.quickPlay?.mode !== 'DOUBLE_DOWN') return null
  const text = quickText(locale)
  return (
    <section className={styles.plate}>
      <h3 className={styles.title}>{text('double_title')}</h3>
      <p>{text('double_words')}</p>
      <button type="button" className={styles.press} onClick={() => emit('next_requested', {})}>
        {text('double_button')}
      </button>
    </section>
  )
}
