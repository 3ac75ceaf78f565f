import type { CardProps } from '@sidepick/card-kit'
import { laterText } from '../later/later_text'
import styles from './pause_button.css'

interface PauseButtonProps extends Pick<CardProps, 'locale' | 'emit'> {
  still: boolean
}

/** Stops everything that moves by itself, or lets it move. Its name and its sign say what a press does. */
export const PauseButton = ({ still, locale, emit }: PauseButtonProps) => (
  <button
    type="button"
    className={styles.pause}
    aria-label={laterText(locale)(still ? 'film_play' : 'film_pause')}
    onClick={() => emit('motion_changed', { stopped: !still })}
  >
    <span className={styles.disc}>
      <svg viewBox="0 0 16 16" aria-hidden="true" fill="currentColor">
        <path d={still ? 'M5 2.8v10.4L13 8z' : 'M4 3h2.8v10H4zM9.2 3H12v10H9.2z'} />
      </svg>
    </span>
  </button>
)
