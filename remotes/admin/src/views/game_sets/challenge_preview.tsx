import type { GameDetails, GameSet } from '@sidepick/rules/generated_wire'
import { wordsOf } from '@sidepick/rules/languages'
import { useState } from 'react'
import { Button, Label, ProgressBar } from 'react-aria-components'
import { Link } from 'react-router'
import { useConsole } from '../../app/console_context'
import formStyles from '../../form/form.css'
import { gameOfDraft } from '../../preview/draft_game'
import { Preview } from '../../preview/preview'
import button from '../../ui/act.css'
import { Choice } from '../../ui/choice'
import { Page, Panel } from '../../ui/page'
import { Empty, Read } from '../../ui/states'
import styles from './challenge_preview.css'

const AGAIN = { refetchOnMountOrArgChange: true }

const runsAt = ({ active, startAt, endAt }: GameSet, nowMs: number) =>
  active && Date.parse(startAt) <= nowMs && nowMs < Date.parse(endAt)

/** The challenge of today, game by game, as a player of a partner gets it. */
export function ChallengePreview() {
  const { text, endpoints } = useConsole()
  const state = endpoints.gameSetsAdminList.useQuery({ query: { limit: 100 } }, AGAIN)
  const [nowMs] = useState(() => Date.now())
  const [id, setId] = useState('')
  return (
    <Page title={text('challenge.title')} up={{ to: '/game-sets', label: text('view.gameSets') }}>
      <Read state={state}>
        {({ items }) => {
          const running = items.filter((set) => runsAt(set, nowMs))
          const set = running.find((it) => it.id === id) ?? running[0]
          if (!set) return <Empty>{text('challenge.none')}</Empty>
          return (
            <>
              <Choice
                label={text('challenge.set')}
                value={set.id}
                options={running.map(({ id: value, name, partnerId }) => ({
                  value,
                  label: `${name} · ${partnerId}`,
                }))}
                onChange={setId}
              />
              <Games key={set.id} set={set} />
            </>
          )
        }}
      </Read>
    </Page>
  )
}

function Games({ set }: { set: GameSet }) {
  const { text, endpoints } = useConsole()
  const state = endpoints.gamesAdminDetails.useQuery(
    { query: { ids: set.gameIds } },
    { ...AGAIN, skip: set.gameIds.length === 0 }
  )
  if (set.gameIds.length === 0) return <Empty>{text('preview.empty')}</Empty>
  return (
    <Read state={state}>
      {({ items }) => {
        const byId = new Map(items.map((game) => [game.id, game]))
        return <Steps games={set.gameIds.flatMap((id) => byId.get(id) ?? [])} />
      }}
    </Read>
  )
}

function Steps({ games }: { games: readonly GameDetails[] }) {
  const { text } = useConsole()
  const [at, setAt] = useState(0)
  const game = games[at]
  if (!game) return <Empty>{text('preview.empty')}</Empty>
  const place = text('challenge.place', { place: at + 1, games: games.length })
  return (
    <Panel title={place}>
      <ProgressBar
        className={styles.progress}
        value={at + 1}
        maxValue={games.length}
        valueLabel={place}
      >
        {({ percentage = 0 }) => (
          <>
            <Label>{text('challenge.progress')}</Label>
            <div className={styles.bar}>
              <div className={styles.done} style={{ width: `${percentage}%` }} />
            </div>
          </>
        )}
      </ProgressBar>
      <Link to={`/games/${game.id}`}>{game.text}</Link>
      <div className={formStyles.ways}>
        {(
          [
            ['challenge.before', at - 1],
            ['challenge.next', at + 1],
          ] as const
        ).map(([name, to]) => (
          <Button
            key={name}
            className={`${button.button} ${button.plain}`}
            isDisabled={games[to] === undefined}
            onPress={() => setAt(to)}
          >
            {text(name)}
          </Button>
        ))}
      </div>
      <Preview
        drawn={{
          game: gameOfDraft(game, text),
          locale: wordsOf(game.language),
          config: null,
        }}
      />
    </Panel>
  )
}
