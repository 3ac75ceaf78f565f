import { Avatar, Icon, useHost } from '@sidepick/card-kit'
import { intlTag } from '@sidepick/rules/languages'
import type { LeaderboardEntry } from '@sidepick/rules/generated_wire'
import type { Locale } from '@sidepick/rules/types'
import styles from './podium.css'
import { boardText } from './board_text'

const STEPS = ['first', 'second', 'third'] as const

interface Props {
  entries: readonly LeaderboardEntry[]
  /** Whose place is marked; null for a stranger. */
  userId: string | null
  locale: Locale
}

/** The best three; the table goes on behind them. */
export function Podium({ entries, userId, locale }: Props) {
  const { language } = useHost()
  const text = boardText(locale)
  return (
    <ol className={styles.podium} aria-label={text('best')}>
      {entries.map((entry, index) => (
        <li
          key={entry.userId}
          className={styles[STEPS[index] ?? 'third']}
          aria-current={entry.userId === userId || undefined}
        >
          {index === 0 && (
            <span className={styles.crown}>
              <Icon name="crown" />
            </span>
          )}
          <Avatar
            username={entry.username}
            picture={entry.avatar}
            profileColor={entry.profileColor}
          />
          <span className={styles.hero}>{entry.username}</span>
          {entry.userId === userId && <span className={styles.you}>{text('you')}</span>}
          <span className={styles.block}>
            <span className="vs-visually-hidden">{text('place', { rank: entry.rank })}</span>
            <span aria-hidden="true">{entry.rank}</span>
            <small>{new Intl.NumberFormat(intlTag(language)).format(entry.points)}</small>
          </span>
        </li>
      ))}
    </ol>
  )
}
