import { useHost } from '@sidepick/card-kit'
import { BOARD_PLACEHOLDER, placeholderAward } from '@sidepick/rules/board_placeholder'
import { intlTag } from '@sidepick/rules/languages'
import type { Locale } from '@sidepick/rules/types'
import { Glyph } from '../ui/glyph'
import { boardText } from './board_text'
import styles from './next_board.css'

interface Props {
  locale: Locale
  now?: () => Date
}

/** What is known of the next race while no board is open. */
export function NextBoard({ locale, now = () => new Date() }: Props) {
  const tag = intlTag(useHost().language)
  const text = boardText(locale)
  const { pointThreshold, numberOfPrizes } = BOARD_PLACEHOLDER
  const day = new Intl.DateTimeFormat(tag, { weekday: 'long', month: 'long', day: 'numeric' })
  return (
    <section className={styles.next} aria-label={text('next')}>
      <Glyph name="trophy" />
      <h2>{text('next')}</h2>
      <p>
        {text('next_text', {
          points: pointThreshold,
          prizes: numberOfPrizes,
          day: day.format(placeholderAward(now())),
        })}
      </p>
    </section>
  )
}
