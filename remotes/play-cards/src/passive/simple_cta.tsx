import { Button, type Card } from '@sidepick/card-kit'
import { passiveText, textOf } from './passive_text'
import styles from './passive.css'

/** An invitation with a button that starts the game without a pick. Props `text` and `label` replace our words. */
export const SimpleCta: Card = ({ rule, locale, emit }) => {
  const text = passiveText(locale)
  return (
    <div className={styles.cta}>
      <p>{textOf(rule, 'text', locale) ?? text('invitation')}</p>
      <Button onClick={() => emit('start_requested', {})}>
        {textOf(rule, 'label', locale) ?? text('play')}
      </Button>
    </div>
  )
}
