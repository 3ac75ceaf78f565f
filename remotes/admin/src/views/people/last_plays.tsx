import { useConsole } from '../../app/console_context'
import { Newest } from '../../ui/newest'
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
    <Newest
      title={text('people.lastPlays')}
      state={state}
      none={text('list.empty')}
      head={[
        text('plays.when'),
        text('plays.game'),
        text('plays.picked'),
        text('plays.state'),
        text('plays.staked'),
        text('plays.points'),
      ]}
      rowOf={(play) => ({
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
      })}
      all={{ to: `/people/${userId}/plays`, label: text('people.plays') }}
    />
  )
}
