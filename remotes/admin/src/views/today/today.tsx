import { UNDECLARED_MS } from '@sidepick/rules/declaration_terms'
import type { OwnGame } from '@sidepick/rules/generated_wire'
import { useConsole, useReach } from '../../app/console_context'
import { Page, Panel } from '../../ui/page'
import { Read } from '../../ui/states'
import { formatInstant } from '../../words/format'
import { useGameCalls } from '../games/game_calls'
import { BoardsDue } from './boards_due'
import { Lines } from './lines'

/** What waits for somebody, each line leading to where it is done. */
export function Today() {
  const { text, language } = useConsole()
  const isAdmin = useReach() === 'everybody'
  const when = (instant: string) => formatInstant(instant, language)
  return (
    <Page title={text('view.today')}>
      <Waiting
        state="waiting_for_declaration"
        title={text('today.declare')}
        say={({ endTime }) => {
          const cancels = new Date(Date.parse(endTime) + UNDECLARED_MS).toISOString()
          return text('today.cancels', { when: when(endTime), cancels: when(cancels) })
        }}
      />
      {isAdmin && (
        <>
          <Waiting
            state="quarantined"
            title={text('today.quarantined')}
            say={({ endTime }) => text('today.ended', { when: when(endTime) })}
          />
          <Complaints />
          <BoardsDue />
          <ToSend />
          <Failing />
        </>
      )}
    </Page>
  )
}

const FIRST = 10

interface WaitingProps {
  state: 'waiting_for_declaration' | 'quarantined'
  title: string
  say: (game: OwnGame) => string
}

function Waiting({ state, title, say }: WaitingProps) {
  const { list } = useGameCalls()
  const games = list.useQuery(
    { query: { state, limit: FIRST } },
    { refetchOnMountOrArgChange: true }
  )
  return (
    <Panel title={title}>
      <Read state={games}>
        {({ items, next }) => (
          <Lines
            lines={items.map((game) => ({
              to: `/games/${game.id}`,
              name: game.text,
              detail: say(game),
            }))}
            all={next && `/games?state=${state}`}
          />
        )}
      </Read>
    </Panel>
  )
}

/** What people say is wrong with games. */
function Complaints() {
  const { text, endpoints, language } = useConsole()
  const state = endpoints.complaintsAdminList.useQuery(
    { query: { limit: FIRST } },
    { refetchOnMountOrArgChange: true }
  )
  return (
    <Panel title={text('today.complaints')}>
      <Read state={state}>
        {({ items, next }) => (
          <Lines
            lines={items.map(({ id, gameId, gameText, reason, createdAt }) => ({
              key: id,
              to: `/complaints?gameId=${gameId}`,
              name: `${reason} (${gameText ?? text('complaints.deletedGame')})`,
              detail: formatInstant(createdAt, language),
            }))}
            all={next && '/complaints'}
          />
        )}
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
        {(prizes) => (
          <Lines
            lines={prizes.map(({ leaderboardId, place, prizeTitle, username, confirmedAt }) => ({
              to: `/boards/${leaderboardId}/prizes/${place}`,
              name: text('today.prizeFor', { prize: prizeTitle, player: username }),
              detail: confirmedAt && formatInstant(confirmedAt, language),
            }))}
          />
        )}
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
        {({ items }) => (
          <Lines
            lines={items.slice(0, FIRST).map((failure) => ({
              key: Object.values(failure).join(),
              to: '/failures',
              name: `${failure.event} ${failure.detail}`,
              detail: text('today.sessions', { sessions: failure.sessions }),
            }))}
          />
        )}
      </Read>
    </Panel>
  )
}
