import type { Card } from '@sidepick/card-kit'
import { vars } from '../css_vars'
import { useHasPassed } from '@sidepick/card-kit/use_passed'
import { around as config } from './around_config'
import { aroundText } from './around_text'
import styles from './quick_play_intro.css'

/** Announces a quick round over the picture of its first game, for a moment; whoever picks sooner is not kept. */
export const QuickPlayIntro: Card = ({ play, locale }) => {
  const { quickPlay, gameIndex, picked } = play
  const isDue = quickPlay !== undefined && gameIndex === 0 && picked === null
  const isOver = useHasPassed(isDue ? 'intro' : null, config.introMs)
  if (!isDue || isOver) return null
  const text = aroundText(locale)
  return (
    <div className={styles.over}>
      <p className={styles.intro} style={vars({ '--stands': `${config.introMs}ms` })}>
        <svg className={styles.bolt} viewBox="0 0 16 16" aria-hidden="true">
          <path d="M9.5.8 2.6 9.2h4.2l-.9 6 7.3-8.6H8.7z" />
        </svg>
        <b>{text('quick_title')}</b>
        <span className={styles.games}>{text('quick_games', { games: quickPlay.games })}</span>
      </p>
    </div>
  )
}
