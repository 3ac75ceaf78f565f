import type { Card } from '@sidepick/card-kit'
import { Subtitles } from '../subtitles/subtitles'
import { VideoPlayer } from '../video_player/video_player'
import styles from './passive_play.css'

/**
 * The game's video as a picture: muted, looped, with the spoken words over it, because nobody hears it. Reduced motion and
 * saved data keep its poster. In a carousel the engine shows the next game after 4 s with 0.6 of the widget in view.
 */
export const PassiveVideo: Card = (props) => {
  const play = { ...props.play, muted: true, captionsOn: true }
  return (
    <>
      <VideoPlayer {...props} play={play} phase="passive" />
      <div className={styles.captions}>
        <Subtitles {...props} play={play} />
      </div>
    </>
  )
}
