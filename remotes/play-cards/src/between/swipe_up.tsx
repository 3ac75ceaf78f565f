import { Button, useAttention, type Card } from '@sidepick/card-kit'
import { vars } from '../css_vars'
import { betweenText } from './between_text'
import styles from './swipe_up.css'
import { useSwipeUp } from './use_swipe_up'

/** Between two games on a phone: a swipe up of 100 px leads on, as its button does. */
export const SwipeUp: Card = ({ play, locale, emit }) => {
  const next = () => emit('next_requested', {})
  const { upPx, handlers } = useSwipeUp(next)
  const attention = useAttention(emit)
  const text = betweenText(locale)
  return (
    <section
      className={styles.swipe}
      style={vars({ '--up': `${-upPx}px` })}
      data-held={upPx > 0 || undefined}
      {...handlers}
    >
      <div className={styles.lifted}>
        {play.next && <p className={styles.question}>{play.next.text}</p>}
        <span className={styles.arrows} aria-hidden="true">
          {[0, 1, 2].map((at) => (
            <svg key={at} viewBox="0 0 32 16">
              <path d="M4 13 16 3l12 10" />
            </svg>
          ))}
        </span>
        <h2 className={styles.title}>{text('swipe_title')}</h2>
      </div>
      <div {...attention}>
        <Button look="quiet" onClick={next}>
          {text('swipe_button')}
        </Button>
      </div>
    </section>
  )
}
