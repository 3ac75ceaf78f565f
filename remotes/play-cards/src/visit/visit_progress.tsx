import { VisuallyHidden, type Card } from '@sidepick/card-kit'
import { Shards } from '../delight/shards'
import { Sound } from '../delight/sound'
import { visit as config } from '../play_config'
import { Dots } from './dots'
import styles from './visit_progress.css'
import { visitText } from './visit_text'

/**
 * How the visit goes, over the picture of a result: a dot for each game, right ones in a row, and every few games a
 * milestone, or the set that is whole. `props.milestoneEvery` says after how many.
 */
export const VisitProgress: Card = ({ rule, game, play, locale }) => {
  const { tally, list, set, points } = play
  // A challenge has dots of its own, and a partner's games of the day have tickets.
  if (!tally || tally.results === 0 || play.challenge || play.day) return null
  const text = visitText(locale)
  const every = Number(rule.props?.milestoneEvery ?? config.milestoneEvery)
  const isWhole = set !== undefined && set.played === set.size
  const isMilestone = tally.results % every === 0 && !isWhole
  const { results, streak } = tally
  return (
    <div key={game.id} className={styles.progress}>
      {isWhole && (
        <p className={styles.milestone}>
          <Shards />
          <Sound name="milestone" muted={play.muted} />
          <b>{text('set_whole', { games: set.size })}</b>
          {points.sets !== undefined && <span>{text('set_points', { points: points.sets })}</span>}
        </p>
      )}
      {isMilestone && (
        <p className={styles.milestone}>
          <Shards />
          <Sound name="milestone" muted={play.muted} />
          <b>{text('milestone', { games: results })}</b>
          <span>{text('milestone_points', { points: tally.points })}</span>
        </p>
      )}
      {results >= config.dotsFrom && (
        <p className={styles.bar}>
          <Dots list={list} />
          {streak >= config.streakFrom && (
            <b className={styles.streak} aria-hidden="true">
              {text('streak', { count: streak })}
            </b>
          )}
          <VisuallyHidden>{text('dots', { results, streak })}</VisuallyHidden>
        </p>
      )}
    </div>
  )
}
