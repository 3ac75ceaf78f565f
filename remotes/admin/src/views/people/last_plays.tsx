import { Link } from 'react-router'
import { useConsole } from '../../app/console_context'
import { Panel } from '../../ui/page'
import { PlainTable } from '../../ui/plain_table'
import { Empty, Read } from '../../ui/states'
import { formatInstant, formatNumber } from '../../words/format'
import { pickedSide, PlayedGame } from './played_game'

const SHOWN = 10

/** What a person last picked, with what was staked and won; each leads to its game. */
export function LastPlays({ userId }: { userId: string }) {
  const { text, language, endpoints } = useConsole()
  const state = endpoints.gameplaysAdminList.useQuery(
    { query: { userId, limit: SHOWN } },
    { refetchOnMountOrArgChange: true }
  )
  return (
    <Panel title={text('people.lastPlays')}>
      <Read state={state}>
        {({ items, next }) =>
          items.length === 0 ? (
            <Empty>{text('list.empty')}</Empty>
          ) : (
            <>
              <PlainTable
                head={[
                  text('plays.when'),
                  text('plays.game'),
                  text('plays.picked'),
                  text('plays.state'),
                  text('plays.staked'),
                  text('plays.points'),
                ]}
                rows={items.map((play) => ({
                  key: play.id,
                  cells: [
                    formatInstant(play.createdAt, language),
                    <PlayedGame key="game" play={play} />,
                    pickedSide(play),
                    text(`playState.${play.state}`),
                    text('plays.stake', {
                      tickets: formatNumber(play.quantity, language),
                      kind: text(`currency.${play.ticketType}`),
                    }),
                    formatNumber(play.points, language),
                  ],
                }))}
              />
              {next !== null && <Link to={`/people/${userId}/plays`}>{text('people.plays')}</Link>}
            </>
          )
        }
      </Read>
    </Panel>
  )
}
