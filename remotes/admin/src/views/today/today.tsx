import { Link } from 'react-router'
import { useConsole, useReach } from '../../app/console_context'
import { Page, Panel } from '../../ui/page'
import { Empty, Read } from '../../ui/states'
import { formatInstant } from '../../words/format'
import { useGameCalls } from '../games/game_calls'
import styles from './today.css'

/** What waits for somebody, each line leading to where it is done. */
export function Today() {
  const { text } = useConsole()
  const isAdmin = useReach() === 'everybody'
  return (
    <Page title={text('view.today')}>
      <Waiting state="waiting_for_declaration" title={text('today.declare')} />
      {isAdmin && <Waiting state="quarantined" title={text('today.quarantined')} />}
      {isAdmin && <ToSend />}
      {isAdmin && <Failing />}
    </Page>
  )
}

const FIRST = 10

function Waiting({
  state,
  title,
}: {
  state: 'waiting_for_declaration' | 'quarantined'
  title: string
}) {
  const { text, language } = useConsole()
  const { list } = useGameCalls()
  const games = list.useQuery(
    { query: { state, limit: FIRST } },
    { refetchOnMountOrArgChange: true }
  )
  return (
    <Panel title={title}>
      <Read state={games}>
        {({ items, next }) =>
          items.length === 0 ? (
            <Empty>{text('today.nothing')}</Empty>
          ) : (
            <ul className={styles.lines}>
              {items.map((game) => (
                <li key={game.id} className={styles.line}>
                  <Link to={`/games/${game.id}`}>{game.text}</Link>
                  <span className={styles.when}>
                    {text('today.ended', { when: formatInstant(game.endTime, language) })}
                  </span>
                </li>
              ))}
              {next && (
                <li className={styles.line}>
                  <Link to={`/games?state=${state}`}>{text('today.all')}</Link>
                </li>
              )}
            </ul>
          )
        }
      </Read>
    </Panel>
  )
}

/** Prizes whose winners have said where they go. */
function ToSend() {
  const { text, endpoints, language } = useConsole()
  const state = endpoints.prizesAdminList.useQuery(
    { query: { state: 'confirmed', limit: FIRST } },
    { refetchOnMountOrArgChange: true }
  )
  return (
    <Panel title={text('today.prizes')}>
      <Read state={state}>
        {(prizes) =>
          prizes.length === 0 ? (
            <Empty>{text('today.nothing')}</Empty>
          ) : (
            <ul className={styles.lines}>
              {prizes.map(({ leaderboardId, place, prizeTitle, username, confirmedAt }) => (
                <li key={`${leaderboardId} ${place}`} className={styles.line}>
                  <Link to={`/boards/${leaderboardId}/prizes/${place}`}>
                    {text('today.prizeFor', { prize: prizeTitle, player: username })}
                  </Link>
                  <span className={styles.when}>
                    {confirmedAt && formatInstant(confirmedAt, language)}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Read>
    </Panel>
  )
}

/** The failures of the last hour in browsers, by where they come from. */
function Failing() {
  const { text, endpoints } = useConsole()
  const state = endpoints.analyticsFailures.useQuery(
    { query: { minutes: 60 } },
    { refetchOnMountOrArgChange: true, pollingInterval: 60_000 }
  )
  return (
    <Panel title={text('today.failing')}>
      <Read state={state}>
        {({ items }) =>
          items.length === 0 ? (
            <Empty>{text('today.nothing')}</Empty>
          ) : (
            <ul className={styles.lines}>
              {items.slice(0, FIRST).map((failure) => (
                <li key={Object.values(failure).join()} className={styles.line}>
                  <Link to="/failures">
                    {failure.event} {failure.detail}
                  </Link>
                  <span className={styles.when}>
                    {text('today.sessions', { sessions: failure.sessions })}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Read>
    </Panel>
  )
}
