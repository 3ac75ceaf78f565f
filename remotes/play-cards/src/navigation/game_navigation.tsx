import { Icon, VisuallyHidden, useAttention, type Card, type CardProps } from '@sidepick/card-kit'
import { vars } from '../css_vars'
import { laterText, type LaterMessage } from '../later/later_text'
import { StopButton } from '../stop_button/stop_button'
import { useTimerStart } from '../timer_start'
import { PausedNote } from './paused_note'
import { useShake } from './use_shake'
import styles from './navigation.css'

const STACKED_MODES = ['ActiveH', 'ActiveHReverse']

/** "Next" inside a set of games, or where a rule says so with `props.insideSet`; "Next Game" otherwise. */
function labelOf({ rule, play: { hasNext, set } }: CardProps): LaterMessage {
  if (!hasNext) return 'finish'
  const inside = set ? set.played < set.size : rule.props?.insideSet === true
  return inside ? 'next' : 'next_game'
}

/**
 * Leads on to the next game; a bar shows when that happens by itself, and a button beside it stops that. While it is held, the
 * bar stands still under a mark that says so. Pressed too early, it shakes, and screen readers hear what is waited for.
 */
export const GameNavigation: Card = (card) => {
  const { game, play, timers, layoutMode, locale, emit } = card
  const { rejected, picked } = play
  const button = useShake(rejected)
  const attention = useAttention(emit)
  const start = useTimerStart(timers.autoAdvance, game.id)
  const text = laterText(locale)
  const look = [styles.navigation]
  if (!STACKED_MODES.includes(layoutMode)) look.push(styles.beside)
  const isHeld = start !== null && play.paused
  if (isHeld) look.push(styles.paused)
  return (
    <div className={look.join(' ')} {...attention}>
      {play.stopped !== undefined && (
        <StopButton
          {...{ stopped: play.stopped, emit }}
          look={styles.stop}
          label={text(play.stopped ? 'go_on' : 'stay')}
        />
      )}
      <button
        ref={button}
        type="button"
        className={styles.next}
        onClick={() => emit('next_requested', {})}
      >
        {start && (
          <span
            className={styles.fill}
            style={vars({
              '--advance-ms': `${start.durationMs}ms`,
              '--advance-delay-ms': `${-start.elapsedMs}ms`,
            })}
          />
        )}
        <span className={styles.label}>{text(labelOf(card))}</span>
        <Icon name="next" />
      </button>
      {rejected && (
        <span key={rejected} role="alert">
          <VisuallyHidden>{text(picked === null ? 'pick_first' : 'ad_first')}</VisuallyHidden>
        </span>
      )}
      {start && <PausedNote key={game.id} held={isHeld} text={text} />}
    </div>
  )
}
