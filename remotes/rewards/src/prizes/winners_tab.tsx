import type { ReactNode } from 'react'
import { Avatar, useHost } from '@sidepick/card-kit'
import { Lost } from '@sidepick/card-kit/screens/notice'
import { Skeleton } from '@sidepick/card-kit/ui/skeleton'
import { EmptyState } from '@sidepick/card-kit/ui/state_message'
import { LEAGUES, type Locale } from '@sidepick/rules/types'
import type { PreviousLeaderboard } from '@sidepick/rules/generated_wire'
import { formatDay, formatInstant } from '../words/formats'
import { CheckLink } from './check_link'
import { OwnEntry } from './own_entry'
import styles from './prizes.css'
import { prizesText, type PrizesText } from './prizes_text'
import { StateChip } from './state_chip'
import type { TabProps } from './tab_props'
import winners from './winners.css'

/** The drawings of the last weeks, the leagues' too, newest first: who won, and how anybody checks it. */
export function WinnersTab({ endpoints, viewer, locale }: TabProps) {
  const text = prizesText(locale)
  const { distributorId } = useHost().signUp
  const boards = endpoints.leaderboardsPrevious.useQuery(
    { query: { distributorId } },
    { refetchOnMountOrArgChange: true }
  )
  if (boards.isError && !boards.data) {
    return <Lost locale={locale} onRetry={() => void boards.refetch()} />
  }
  if (!boards.data) return <Skeleton label={text('loading')} shape="rows" count={3} />
  if (boards.data.length === 0) {
    return <EmptyState icon="trophy" title={text('none_past')} text={text('none_past_text')} />
  }
  return (
    <section className={styles.tab} aria-label={text('past')}>
      {boards.data.map((board) => (
        <PastPrize key={board.id} board={board} locale={locale}>
          {viewer.loggedIn && board.state === 'awarded' && (
            <OwnEntry board={board} locale={locale} />
          )}
        </PastPrize>
      ))}
    </section>
  )
}

interface PastProps {
  board: PreviousLeaderboard
  locale: Locale
  children: ReactNode
}

function PastPrize({ board, locale, children }: PastProps) {
  const { language } = useHost()
  const text = prizesText(locale)
  return (
    <article className={winners.past} aria-label={board.prizeTitle}>
      <header className={winners.head}>
        <h3 className={winners.title}>{board.prizeTitle}</h3>
        <StateChip state={board.state} text={text} />
        <p className={winners.week}>
          {board.league !== null && (
            <strong className={winners.league}>
              {text('of_league', { level: LEAGUES.indexOf(board.league) + 1 })}
            </strong>
          )}
          {text('week_of', { instant: formatDay(board.endDate, language) })}
        </p>
      </header>
      {board.winners.length > 0 ? (
        <ol
          className={winners.winners}
          aria-label={text('winners_of', { prize: board.prizeTitle })}
        >
          {board.winners.map((winner, index) => (
            <li key={index} className={winners.winner}>
              <Avatar
                username={winner.username}
                picture={winner.avatar}
                profileColor={winner.profileColor}
              />
              {winner.username}
            </li>
          ))}
        </ol>
      ) : (
        <p className={winners.none}>
          {whyNone(board, text, formatInstant(board.prizeDrawingDate, language))}
        </p>
      )}
      <footer className={winners.foot}>
        <CheckLink board={board} text={text} />
        {children}
      </footer>
    </article>
  )
}

function whyNone({ state }: PreviousLeaderboard, text: PrizesText, instant: string) {
  if (state === 'awarded') return text('no_winners')
  return state === 'awarded_soon' ? text('awaiting') : text('not_drawn', { instant })
}
