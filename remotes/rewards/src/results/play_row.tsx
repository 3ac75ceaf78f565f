import type { Emit } from '@sidepick/card-kit'
import { Picture } from '@sidepick/card-kit'
import { Glyph } from '@sidepick/card-kit/ui/glyph'
import { Row } from '@sidepick/card-kit/ui/row'
import { ClaimLabel, PlayLabel } from '@sidepick/card-kit/plays/play_label'
import type { PlayWithGame } from '@sidepick/rules/generated_wire'
import type { Locale } from '@sidepick/rules/types'
import type { RewardsText } from '../words/rewards_text'
import styles from './play_row.css'
import { sideText } from './side_text'

interface Props {
  play: PlayWithGame
  text: RewardsText
  locale: Locale
  emit: Emit
}

/** One of the player's games: the question, the pick, and how it stands. */
export function PlayRow({ play, text, locale, emit }: Props) {
  const { game } = play
  const sign = <Glyph name="game" />
  const side = sideText(play)
  return (
    <Row
      link={{ to: `/results/${play.id}`, emit }}
      leading={
        <span className={styles.picture}>
          {game?.poster ? <Picture src={game.poster} loading="lazy" instead={sign} /> : sign}
        </span>
      }
      title={game?.text ?? text('game_gone')}
      detail={
        <span className={styles.detail}>
          {side && <span>{text('picked', { side })}</span>}
          <PlayLabel play={play} locale={locale} />
          <ClaimLabel play={play} locale={locale} />
        </span>
      }
    />
  )
}
