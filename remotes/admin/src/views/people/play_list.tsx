import { useState } from 'react'
import { useParams } from 'react-router'
import { useConsole } from '../../app/console_context'
import { ListView } from '../../list/list_view'
import { formatInstant, formatNumber } from '../../words/format'
import { pickedSide, PlayedGame } from './played_game'

/** Which plays of a person can be looked for. */
const STATES = ['active', 'pending', 'finished', 'claimable'] as const

/** Everything that a person picked. */
export function PlayList() {
  const { id = '' } = useParams()
  const { text, language, endpoints } = useConsole()
  const [fixed] = useState(() => ({ userId: id }))
  return (
    <ListView
      title={text('people.plays')}
      up={{ to: `/people/${id}`, label: text('plays.person') }}
      name="plays"
      query={endpoints.gameplaysAdminList}
      call="GET /v1/admin/gameplays"
      fixed={fixed}
      filters={[
        {
          id: 'state',
          label: text('plays.state'),
          options: STATES.map((value) => ({ value, label: text(`plays.only.${value}`) })),
        },
        { id: 'gameId', label: text('ledger.game'), kind: 'id' },
      ]}
      columns={[
        {
          id: 'game',
          label: text('plays.game'),
          value: ({ game, gameId }) => game?.text ?? gameId,
          draw: (play) => <PlayedGame play={play} />,
        },
        {
          id: 'when',
          label: text('plays.when'),
          value: (play) => play.createdAt,
          draw: (play) => formatInstant(play.createdAt, language),
          whole: true,
        },
        { id: 'picked', label: text('plays.picked'), value: pickedSide },
        {
          id: 'state',
          label: text('plays.state'),
          value: (play) => text(`playState.${play.state}`),
        },
        { id: 'kind', label: text('wallet.currency'), value: (play) => play.ticketType },
        {
          id: 'staked',
          label: text('plays.staked'),
          value: (play) => play.quantity,
          draw: (play) => formatNumber(play.quantity, language),
          numeric: true,
        },
        {
          id: 'matched',
          label: text('plays.matched'),
          value: (play) => play.matched,
          draw: (play) => formatNumber(play.matched, language),
          numeric: true,
        },
        {
          id: 'points',
          label: text('plays.points'),
          value: (play) => play.points,
          draw: (play) => formatNumber(play.points, language),
          numeric: true,
        },
      ]}
      idOf={(play) => play.id}
    />
  )
}
