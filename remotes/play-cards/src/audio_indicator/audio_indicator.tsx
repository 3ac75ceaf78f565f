import { useEffect } from 'react'
import { Icon, type Card } from '@sidepick/card-kit'
import { playText } from '../play_text'
import styles from './audio_indicator.css'

/**
 * Says whether the game is heard, and turns its sound on and off. The sounds of a play start here, so that none is heard
 * where their switch is not drawn; their code loads with the first pick.
 */
export const AudioIndicator: Card = ({ phase, play, locale, emit }) => {
  useEffect(() => {
    if (!play.picked) return
    void import(/* webpackChunkName: "delight" */ '../delight/delight').then(
      ({ delight }) => delight({ phase, play }),
      () => undefined
    )
    // The phase alone begins a moment: a new value of the play within it does not repeat the sound.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [phase])

  return (
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
}
