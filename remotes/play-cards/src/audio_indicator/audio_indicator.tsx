import { Icon, type Card } from '@sidepick/card-kit'
import { playText } from '../play_text'
import styles from './audio_indicator.css'

/** Says whether the video is heard, and turns its sound on and off. */
export const AudioIndicator: Card = ({ play, locale, emit }) => (
  <button
    type="button"
    className={play.muted ? styles.audio : `${styles.audio} ${styles.quiet}`}
    aria-label={playText(locale)(play.muted ? 'sound_on' : 'sound_off')}
    onClick={() => emit('mute_toggled', {})}
  >
    <span className={styles.disc}>
      <Icon name={play.muted ? 'muted' : 'sound'} />
    </span>
  </button>
)
