import { Picture } from '@sidepick/card-kit'
import { PlayLabel } from '@sidepick/card-kit/plays/play_label'
import type { PlayWithGame } from '@sidepick/rules/generated_wire'
import type { Locale } from '@sidepick/rules/types'
import type { RewardsText } from '../words/rewards_text'
import styles from './result_detail.css'

interface Props {
  play: PlayWithGame
  text: RewardsText
  locale: Locale
}

/** The question over the picture of its video. */
export function ResultHead({ play, text, locale }: Props) {
  const { game } = play
  return (
    <header className={styles.hero}>
      {game?.poster && <Picture className={styles.poster} src={game.poster} />}
      <div className={styles.over}>
        <PlayLabel play={play} locale={locale} />
        <p className={styles.question}>{game?.text ?? text('game_gone')}</p>
      </div>
    </header>
  )
}
