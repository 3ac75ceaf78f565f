import { GAME_STATES, GAME_TYPES } from '@sidepick/rules/types'
import { Link } from 'react-router'
import { useConsole } from '../../app/console_context'
import { ListView } from '../../list/list_view'
import button from '../../ui/act.css'
import { formatInstant } from '../../words/format'
import { useGameCalls } from './game_calls'
import { GameState } from './game_states'

export function GameList() {
  const { text, language } = useConsole()
  const { list, listCall, reach } = useGameCalls()
  const when = (instant: string) => formatInstant(instant, language)
  const search = reach === 'everybody' ? [{ id: 'q', label: text('games.search') }] : []
  return (
    <ListView
      title={text('view.games')}
      name="games"
      query={list}
      call={listCall}
      acts={
        <>
          <Link to="/games/calendar" className={`${button.button} ${button.plain}`}>
            {text('calendar.title')}
          </Link>
          <Link to="/games/videos" className={`${button.button} ${button.plain}`}>
            {text('videos.title')}
          </Link>
          <Link to="/games/new" className={`${button.button} ${button.main}`}>
            {text('games.new')}
          </Link>
        </>
      }
      filters={[
        ...search,
        {
          id: 'state',
          label: text('games.state'),
          options: GAME_STATES.map((value) => ({ value, label: text(`state.${value}`) })),
        },
        {
          id: 'type',
          label: text('games.type'),
          options: GAME_TYPES.map((value) => ({ value, label: text(`type.${value}`) })),
        },
      ]}
      columns={[
        { id: 'text', label: text('games.text'), value: (game) => game.text },
        {
          id: 'state',
          label: text('games.state'),
          value: (game) => text(`state.${game.state}`),
          draw: (game) => <GameState state={game.state} />,
        },
        { id: 'type', label: text('games.type'), value: (game) => text(`type.${game.gameType}`) },
        { id: 'creator', label: text('games.creator'), value: (game) => game.creator.userName },
        {
          id: 'category',
          label: text('games.category'),
          value: (game) => game.category.categoryName,
        },
        {
          id: 'starts',
          label: text('games.starts'),
          value: (game) => game.startTime,
          draw: (game) => when(game.startTime),
          whole: true,
          sort: 'starts',
        },
        {
          id: 'ends',
          label: text('games.ends'),
          value: (game) => game.endTime,
          draw: (game) => when(game.endTime),
          whole: true,
          sort: 'ends',
        },
        {
          id: 'created',
          label: text('record.created'),
          value: (game) => game.createdAt,
          draw: (game) => when(game.createdAt),
          whole: true,
          sort: 'created',
          extra: true,
        },
        { id: 'language', label: text('games.language'), value: (game) => game.language },
      ]}
      idOf={(game) => game.id}
      linkOf={(game) => `/games/${game.id}`}
    />
  )
}
