import type { OwnGame } from '@sidepick/rules/generated_wire'
import { Link } from 'react-router'
import { useConsole } from '../../app/console_context'
import { useListAddress } from '../../list/list_address'
import { ListPages } from '../../list/list_pages'
import { Page } from '../../ui/page'
import { Empty, Read } from '../../ui/states'
import { useGameCalls } from './game_calls'
import styles from './video_list.css'

const NO_FILTERS: readonly string[] = []
const PAGE_SIZE = 24

/** The videos of games, to be looked through; one is fetched when it is played. */
export function VideoList() {
  const { text } = useConsole()
  const { list } = useGameCalls()
  const address = useListAddress(NO_FILTERS)
  const state = list.useQuery(
    { query: { limit: PAGE_SIZE, start: address.start } },
    { refetchOnMountOrArgChange: true }
  )
  return (
    <Page title={text('videos.title')} up={{ to: '/games', label: text('view.games') }}>
      <Read state={state}>{({ items }) => <Videos games={items} />}</Read>
      <ListPages address={address} next={state.data?.next ?? null} />
    </Page>
  )
}

function Videos({ games }: { games: readonly OwnGame[] }) {
  const { text } = useConsole()
  const filmed = games.flatMap((game) => {
    const file = game.videoUrls.mp4720 ?? game.landscapeVideoUrls.mp4720
    return file ? [{ game, file }] : []
  })
  if (filmed.length === 0) return <Empty>{text('videos.none')}</Empty>
  return (
    <ul className={styles.videos}>
      {filmed.map(({ game, file }) => (
        <li key={game.id} className={styles.video}>
          <video
            src={file}
            poster={game.videoUrls.poster ?? undefined}
            aria-label={game.text}
            className={styles.film}
            controls
            muted
            playsInline
            preload="none"
          />
          <Link to={`/games/${game.id}`}>{game.text}</Link>
        </li>
      ))}
    </ul>
  )
}
