import { Button, useHost } from '@sidepick/card-kit'
import { Lost } from '@sidepick/card-kit/screens/notice'
import { Skeleton } from '@sidepick/card-kit/ui/skeleton'
import { EmptyState } from '@sidepick/card-kit/ui/state_message'
import { Claims } from '../claims/claims'
import { BoardPrize } from './board_prize'
import { HowItWorks } from './how_it_works'
import { OwnPrizes } from './own_prizes'
import styles from './prizes.css'
import { prizesText } from './prizes_text'
import type { TabProps } from './tab_props'

/** What waits for the player, as the dot that leads here says, what they hold already, what is played for now, and how it works. */
export const RewardsTab = (props: TabProps) => (
  <div className={styles.tab}>
    {props.viewer.loggedIn && <Claims endpoints={props.endpoints} locale={props.locale} />}
    {props.viewer.loggedIn && <OwnPrizes {...props} />}
    <OpenPrizes {...props} />
    <HowItWorks {...props} />
  </div>
)

function OpenPrizes({ endpoints, viewer, waitingPoints, locale, emit }: TabProps) {
  const text = prizesText(locale)
  const { distributorId } = useHost().signUp
  const boards = endpoints.leaderboardsActive.useQuery({ query: { distributorId } })
  const points = endpoints.leaderboardsPoints.useQuery(
    { query: { distributorId } },
    {
      skip: !viewer.loggedIn,
      refetchOnMountOrArgChange: true,
    }
  )
  if (boards.isError && !boards.data) {
    return <Lost locale={locale} onRetry={() => void boards.refetch()} />
  }
  if (!boards.data) return <Skeleton label={text('loading')} shape="rows" count={2} />
  if (boards.data.length === 0) {
    return (
      <EmptyState
        icon="gift"
        title={text('none_open')}
        text={text('none_open_text')}
        action={<Button onClick={() => emit('screen_closed', {})}>{text('keep_playing')}</Button>}
      />
    )
  }
  return (
    <section className={styles.part} aria-label={text('open_prizes')}>
      <h2 className={styles.heading}>{text('open_prizes')}</h2>
      {boards.data.map((board) => (
        <BoardPrize
          key={board.id}
          board={board}
          own={points.data?.find(({ leaderboardId }) => leaderboardId === board.id) ?? null}
          viewer={viewer}
          waitingPoints={waitingPoints}
          locale={locale}
          emit={emit}
        />
      ))}
    </section>
  )
}
