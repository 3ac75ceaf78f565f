import { Avatar, useHost } from '@sidepick/card-kit'
import { intlTag } from '@sidepick/rules/languages'
import type { Leaderboard, LeaderboardStanding } from '@sidepick/rules/generated_wire'
import type { Locale } from '@sidepick/rules/types'
import { Countdown } from '../ui/countdown'
import { Picture } from '../ui/picture'
import styles from './board.css'
import { boardText } from './board_text'
import { Podium } from './podium'
import { bestOf, ghostOf, standingRows, type GhostRow, type StandingRow } from './standing_rows'
import { usePlacesWon } from './use_places_won'

/** A region that scrolls needs the focus to be scrolled without a mouse; not every browser gives it one by itself. */
const SCROLLED_BY_KEYS = { tabIndex: 0 }

export interface BoardProps {
  board: Leaderboard
  standing: LeaderboardStanding
  /** Points of this visit that are not on an account, and so not on the board. */
  waitingPoints: number
  locale: Locale
}

/** A week's race: its prize and the time left, the podium, ten rows, and the player's own place. */
export function Board({ board, standing, waitingPoints, locale }: BoardProps) {
  const text = boardText(locale)
  const best = bestOf(standing)
  const rows = standingRows(standing)
  const ghost = ghostOf(standing, waitingPoints)
  const places = usePlacesWon(board.id, standing)
  const title = board.prizeTitle || text('fallback')
  return (
    <section className={styles.board} aria-label={title} {...SCROLLED_BY_KEYS}>
      <header className={styles.head}>
        {board.imageSmallAssetUrl && (
          <Picture src={board.imageSmallAssetUrl} className={styles.prize} />
        )}
        <h2 className={styles.title}>{title}</h2>
        <Countdown
          label={text('ends')}
          over={text('over')}
          endsAt={board.endDate}
          locale={locale}
        />
      </header>
      <Movement places={places} locale={locale} />
      {best.length === 0 && <p className={styles.empty}>{text('empty')}</p>}
      {best.length > 0 && <Podium entries={best} userId={standing.userId} locale={locale} />}
      {(rows.length > 0 || ghost) && <Table rows={rows} ghost={ghost} locale={locale} />}
    </section>
  )
}

/** Where the player has gone on the board meanwhile; nothing where they stand as before. */
function Movement({ places, locale }: { places: number; locale: Locale }) {
  if (places === 0) return null
  const name = places > 0 ? 'moved_up' : 'moved_down'
  return (
    <p className={styles.moved} data-up={places > 0 || undefined}>
      <span aria-hidden="true">{places > 0 ? '▲' : '▼'}</span>
      {boardText(locale)(name, { places: Math.abs(places) })}
    </p>
  )
}

interface TableProps {
  rows: readonly StandingRow[]
  ghost: GhostRow | null
  locale: Locale
}

function Table({ rows, ghost, locale }: TableProps) {
  const text = boardText(locale)
  const above = ghost ? rows.slice(0, ghost.below) : rows
  return (
    <table className={styles.table}>
      <thead className="vs-visually-hidden">
        <tr>
          <th scope="col">{text('rank')}</th>
          <th scope="col">{text('player')}</th>
          <th scope="col">{text('points')}</th>
        </tr>
      </thead>
      <tbody>
        {above.map((row) => (
          <Row key={row.userId} row={row} locale={locale} />
        ))}
        {ghost && <Ghost ghost={ghost} locale={locale} />}
        {rows.slice(above.length).map((row) => (
          <Row key={row.userId} row={row} locale={locale} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ row, locale }: { row: StandingRow; locale: Locale }) {
  const { language } = useHost()
  const look = [row.own ? styles.own : '', row.afterGap ? styles.gap : ''].join(' ')
  return (
    <tr className={look} aria-current={row.own || undefined}>
      <td className={styles.rank}>{row.rank}</td>
      <th scope="row">
        <Avatar username={row.username} picture={row.avatar} profileColor={row.profileColor} />
        <span className={styles.name}>{row.username}</span>
        {row.own && <span className={styles.you}>{boardText(locale)('you')}</span>}
      </th>
      <td className={styles.score}>
        {new Intl.NumberFormat(intlTag(language)).format(row.points)}
      </td>
    </tr>
  )
}

/** The points of a stranger, at the place that they would take. */
function Ghost({ ghost: { rank, points }, locale }: { ghost: GhostRow; locale: Locale }) {
  const { language } = useHost()
  const text = boardText(locale)
  return (
    <tr className={styles.ghost} aria-current>
      <td className={styles.rank}>{rank ?? '–'}</td>
      <th scope="row">
        {text('ghost')}
        <small className={styles.note}>{text('ghost_note')}</small>
      </th>
      <td className={styles.score}>{new Intl.NumberFormat(intlTag(language)).format(points)}</td>
    </tr>
  )
}
