import { Avatar, Icon } from '@sidepick/card-kit'
import type { LeaderboardsShowAnswer } from './generated_endpoints'
import styles from './leaderboard.css'

const STEPS = ['first', 'second', 'third'] as const

/** The best three as a picture; the table below says the same in words. */
export function Podium({ entries }: { entries: LeaderboardsShowAnswer['topN'] }) {
  return (
    <div className={styles.podium} aria-hidden="true">
      {entries.map((entry, index) => (
        <div key={entry.userId} className={`${styles.step} ${styles[STEPS[index] ?? 'third']}`}>
          {index === 0 && (
            <span className={styles.crown}>
              <Icon name="crown" />
            </span>
          )}
          <Avatar
            username={entry.username}
            picture={entry.avatar ?? null}
            profileColor={entry.profileColor}
          />
          <span className={styles.hero}>{entry.username}</span>
          <span className={styles.block}>{entry.rank}</span>
        </div>
      ))}
    </div>
  )
}
