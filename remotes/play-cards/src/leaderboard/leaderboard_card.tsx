import { useEffect, useEffectEvent } from 'react'
import { Avatar, useHost, type CardProps } from '@sidepick/card-kit'
import { intlTag } from '@sidepick/rules/languages'
import type { Locale } from '@sidepick/rules/types'
import { leaderboard as config } from '../play_config'
import { boardText } from './board_text'
import { useLeaderboardEndpoints, type LeaderboardEndpoints } from './endpoints'
import type { LeaderboardsShowAnswer } from './generated_endpoints'
import styles from './leaderboard.css'
import { LeaderboardLoading, LeaderboardUnavailable } from './leaderboard_notice'
import { Podium } from './podium'
import { standingRows, type StandingRow } from './standing_rows'

/** A region that scrolls needs the focus to be scrolled without a mouse; not every browser gives it one by itself. */
const SCROLLED_BY_KEYS = { tabIndex: 0 }

function Row({ row, locale }: { row: StandingRow; locale: Locale }) {
  const { language } = useHost()
  const look = [row.own ? styles.own : '', row.afterGap ? styles.gap : ''].join(' ')
  return (
    <tr className={look} aria-current={row.own || undefined}>
      <td className={styles.rank}>{row.rank}</td>
      <th scope="row">
        <Avatar
          username={row.username}
          picture={row.avatar ?? null}
          profileColor={row.profileColor}
        />
        <span className={styles.name}>{row.username}</span>
        {row.own && <span className={styles.you}>{boardText(locale)('you')}</span>}
      </th>
      <td className={styles.score}>
        {new Intl.NumberFormat(intlTag(language)).format(row.points)}
      </td>
    </tr>
  )
}

function Board({
  title,
  standing,
  locale,
}: {
  title: string
  standing: LeaderboardsShowAnswer
  locale: Locale
}) {
  const text = boardText(locale)
  const rows = standingRows(standing, config.rows)
  return (
    <section className={styles.board} aria-label={title} {...SCROLLED_BY_KEYS}>
      <h2 className={styles.title}>{title}</h2>
      {rows.length === 0 && <p className={styles.empty}>{text('empty')}</p>}
      {rows.length > 0 && (
        <>
          <Podium entries={standing.topN.slice(0, config.podium)} />
          <table className={styles.table}>
            <thead className="vs-visually-hidden">
              <tr>
                <th scope="col">{text('rank')}</th>
                <th scope="col">{text('player')}</th>
                <th scope="col">{text('points')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Row key={row.userId} row={row} locale={locale} />
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  )
}

function LoadedBoard({ endpoints, locale }: { endpoints: LeaderboardEndpoints; locale: Locale }) {
  const { distributorId } = useHost().signUp
  const active = endpoints.leaderboardsActive.useQuery({ distributorId })
  const board = active.data?.[0]
  const standing = endpoints.leaderboardsShow.useQuery(
    { id: board?.id ?? '', limit: config.rows },
    {
      skip: !board,
      refetchOnMountOrArgChange: true,
    }
  )
  const boardId = board?.id
  const refresh = useEffectEvent(() => void standing.refetch())

  useEffect(() => {
    if (boardId === undefined) return
    const again = setTimeout(() => refresh(), config.refetchAfterMs)
    return () => clearTimeout(again)
  }, [boardId])

  const failed = [active, standing].find((query) => query.isError && !query.data)
  if (failed) {
    return <LeaderboardUnavailable locale={locale} onRetry={() => void failed.refetch()} />
  }
  if (active.data && !board) {
    return <p className={styles.empty}>{boardText(locale)('empty')}</p>
  }
  if (!board || !standing.data) return <LeaderboardLoading locale={locale} />
  const title = board.prizeTitle || boardText(locale)('fallback')
  return <Board title={title} standing={standing.data} locale={locale} />
}

/** The board of the week: podium, ten rows, and the player's own place. */
export function LeaderboardCard({ locale }: Pick<CardProps, 'locale'>) {
  const state = useLeaderboardEndpoints()
  if (state.status === 'loading') return <LeaderboardLoading locale={locale} />
  if (state.status === 'failed') {
    return <LeaderboardUnavailable locale={locale} onRetry={state.retry} />
  }
  return <LoadedBoard endpoints={state.endpoints} locale={locale} />
}
