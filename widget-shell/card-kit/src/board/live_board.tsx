import { useEffect, useEffectEvent, useState } from 'react'
import { useHost, type EndpointsState, type Viewer } from '@sidepick/card-kit'
import type { Leaderboard } from '@sidepick/rules/generated_wire'
import type { Locale } from '@sidepick/rules/types'
import { Segmented } from '../ui/segmented'
import { Board } from './board'
import { onPodium, refetchAfterMs, rowsBelow } from './board_config'
import { BoardLoading, BoardUnavailable } from './board_notice'
import type { BoardEndpoints } from './board_reads'
import { boardText } from './board_text'
import styles from './live_board.css'
import { NextBoard } from './next_board'
import { useLeague } from './use_league'

interface Props {
  state: EndpointsState<BoardEndpoints>
  viewer: Viewer
  waitingPoints: number
  locale: Locale
}

/** The boards of the week as they stand now: the race for its prize, and beside it the player's league. */
export function LiveBoard({ state, ...rest }: Props) {
  if (state.status === 'loading') return <BoardLoading {...rest} />
  if (state.status === 'failed') return <BoardUnavailable {...rest} onRetry={state.retry} />
  return <LoadedBoards {...rest} endpoints={state.endpoints} />
}

interface LoadedProps extends Omit<Props, 'state'> {
  endpoints: BoardEndpoints
}

type Shown = 'week' | 'league'

function LoadedBoards({ endpoints, viewer, ...rest }: LoadedProps) {
  const { locale } = rest
  const text = boardText(locale)
  const { distributorId } = useHost().signUp
  const active = endpoints.leaderboardsActive.useQuery({ query: { distributorId } })
  const league = useLeague(endpoints, viewer.loggedIn)
  const [shown, setShown] = useState<Shown>('week')
  if (active.isError && !active.data) {
    return <BoardUnavailable locale={locale} onRetry={() => void active.refetch()} />
  }
  if (!active.data) return <BoardLoading locale={locale} />
  const [week] = active.data
  if (!week) return <NextBoard locale={locale} />
  if (!league) return <OneBoard {...rest} key={week.id} endpoints={endpoints} board={week} />

  const name = text('league', { level: league.level })
  // Both weeks end at the same moment.
  const own = {
    ...week,
    id: league.boardId,
    prizeTitle: league.prize ?? name,
    imageSmallAssetUrl: null,
  }
  const board = shown === 'league' ? own : week
  return (
    <div className={styles.both}>
      <Segmented<Shown>
        label={text('boards')}
        options={[
          { value: 'week', label: text('week') },
          { value: 'league', label: name },
        ]}
        value={shown}
        onChange={setShown}
      />
      <OneBoard {...rest} key={board.id} endpoints={endpoints} board={board} />
    </div>
  )
}

interface OneProps extends Omit<LoadedProps, 'viewer'> {
  board: Leaderboard
}

function OneBoard({ endpoints, board, waitingPoints, locale }: OneProps) {
  const standing = endpoints.leaderboardsShow.useQuery(
    { params: { id: board.id }, query: { limit: onPodium + rowsBelow } },
    { refetchOnMountOrArgChange: true }
  )
  const refresh = useEffectEvent(() => void standing.refetch())
  useEffect(() => {
    const again = setTimeout(() => refresh(), refetchAfterMs)
    return () => clearTimeout(again)
  }, [])

  if (standing.isError && !standing.data) {
    return <BoardUnavailable locale={locale} onRetry={() => void standing.refetch()} />
  }
  if (!standing.data) return <BoardLoading locale={locale} />
  return (
    <Board board={board} standing={standing.data} waitingPoints={waitingPoints} locale={locale} />
  )
}
