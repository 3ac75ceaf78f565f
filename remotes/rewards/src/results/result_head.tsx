import { Picture } from '@sidepick/card-kit'
import type { PlayWithGame } from '@sidepick/rules/generated_wire'
import type { RewardsText } from '../words/rewards_text'
import { LabelChip } from './label_chip'
import styles from './result_detail.css'

/** The question over the picture of its video. */
export function ResultHead({ play, text }: { play: PlayWithGame; text: RewardsText }) {
  const { game } = play
  return (
    <header className={styles.hero}>
      {game?.poster && <Picture className={styles.poster} src={game.poster} />}
      <div className={styles.over}>
        <LabelChip play={play} text={text} />
        <p className={styles.question}>{game?.text ?? text('game_gone')}</p>
      </div>
    </header>
  )
}
