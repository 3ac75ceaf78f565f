import type { Side } from '@sidepick/rules/types'
import { Chip } from '@sidepick/card-kit/ui/chip'
import type { RewardsEndpoints } from '../endpoints'
import type { PlayWithGame } from '@sidepick/rules/generated_wire'
import type { RewardsText } from '../words/rewards_text'
import styles from './result_detail.css'

interface Props {
  play: PlayWithGame
  game: NonNullable<PlayWithGame['game']>
  endpoints: RewardsEndpoints
  text: RewardsText
}

const SIDES: readonly Side[] = ['A', 'B']

/** Both sides with what everybody picked; the player's own and the right one are named. */
export function PlaySides({ play, game, endpoints, text }: Props) {
  const { data } = endpoints.gameplaysStats.useQuery({
    params: { id: play.gameId },
    query: { widgetId: play.widgetId ?? undefined },
  })
  const words: Record<Side, string> = { A: game.sideA, B: game.sideB }
  const percents = data && { A: data.sideAPercent, B: data.sideBPercent }
  return (
    <section className={styles.sides} aria-label={text('sides')}>
      {SIDES.map((side) => (
        <div
          key={side}
          className={styles.side}
          data-side={side}
          style={{ '--vs-share': `${percents?.[side] ?? 0}%` } as React.CSSProperties}
        >
          <span className={styles.words}>{words[side]}</span>
          {percents && (
            <strong className={styles.percent}>
              {text('percent', { percent: percents[side] })}
            </strong>
          )}
          <span className={styles.marks}>
            {side === play.side && (
              <Chip tone="accent" icon="person">
                {text('own_pick')}
              </Chip>
            )}
            {side === play.correctAnswer && (
              <Chip tone="success" icon="check">
                {text('right_answer')}
              </Chip>
            )}
          </span>
        </div>
      ))}
      {data && data.plays > 0 && (
        <p className={styles.votes}>{text('votes', { count: data.sideA + data.sideB })}</p>
      )}
    </section>
  )
}
