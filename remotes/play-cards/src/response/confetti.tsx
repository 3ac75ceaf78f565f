import type { Card } from '@sidepick/card-kit'
import { stakeVerdict } from '@sidepick/rules/stake_verdict'
import { Shards } from '../delight/shards'
import { useHasPassed } from '@sidepick/card-kit/use_passed'
import styles from './confetti.css'
import { levelReached } from './next_level'
import { celebration as config } from './response_config'
import { WithStanding } from './with_standing'

function Burst({ fromMs }: { fromMs: number }) {
  const hasBegun = useHasPassed('begin', fromMs)
  const isOver = useHasPassed('end', fromMs + config.forMs)
  if (!hasBegun || isOver) return null
  return (
    <span className={styles.burst}>
      <Shards />
    </span>
  )
}

/**
 * The late burst over the picture of a result: for a stake that has won, for the end of a quick round, and where cards come by the
 * interval for a league that was reached. `props.fromMs` is when it begins, from the result on.
 */
export const Confetti: Card = ({ rule, game, phase, play, viewer }) => {
  const { wager, quickPlay } = play
  const burst = <Burst key={game.id} fromMs={Number(rule.props?.fromMs ?? config.fromMs)} />
  const isWon = wager !== undefined && stakeVerdict(wager.state) === 'won'
  if (isWon || quickPlay?.mode === 'YOU_WIN') return burst
  if (phase !== 'playResponse' || !viewer.loggedIn) return null
  return (
    <WithStanding viewer={viewer}>
      {({ profile, gates }) =>
        profile && levelReached(gates, profile.gamePlaysSinceDemotion) ? burst : null
      }
    </WithStanding>
  )
}
