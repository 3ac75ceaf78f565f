import { Icon, type Card } from '@sidepick/card-kit'
import { passiveText, textOf } from './passive_text'
import styles from './passive.css'

/** A button over the picture that starts the game without a pick. It comes after a second, so that the question is read first. */
export const FloatingCtaPill: Card = ({ rule, locale, emit }) => (
  <div className={styles.floating}>
    <button type="button" className={styles.pill} onClick={() => emit('start_requested', {})}>
      {textOf(rule, 'label', locale) ?? passiveText(locale)('play')}
      <Icon name="next" />
    </button>
  </div>
)
