import { Icon, useAttention, type Card } from '@sidepick/card-kit'
import { vars } from '../css_vars'
import { laterText, type LaterMessage } from '../later/later_text'
import { useTimerStart } from '../timer_start'
import styles from './navigation.css'

const STACKED_MODES = ['ActiveH', 'ActiveHReverse']

/** "Next" inside a set of games, which a rule says with `props.insideSet`; "Next Game" otherwise. */
function labelOf(hasNext: boolean, insideSet: unknown): LaterMessage {
  if (!hasNext) return 'finish'
  return insideSet === true ? 'next' : 'next_game'
}

/** Leads on to the next game; a bar shows when that happens by itself. */
export const GameNavigation: Card = ({ rule, game, play, timers, layoutMode, locale, emit }) => {
  const attention = useAttention(emit)
  const start = useTimerStart(timers.autoAdvance, game.id)
  const look = [styles.navigation]
  if (!STACKED_MODES.includes(layoutMode)) look.push(styles.beside)
  if (play.paused) look.push(styles.paused)
  return (
    <div className={look.join(' ')} {...attention}>
      <button type="button" className={styles.next} onClick={() => emit('next_requested', {})}>
        {start && (
          <span
            className={styles.fill}
            style={vars({
              '--advance-ms': `${start.durationMs}ms`,
              '--advance-delay-ms': `${-start.elapsedMs}ms`,
            })}
          />
        )}
        <span className={styles.label}>
          {laterText(locale)(labelOf(play.hasNext, rule.props?.insideSet))}
        </span>
        <Icon name="next" />
      </button>
    </div>
  )
}
