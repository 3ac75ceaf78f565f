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

/** The film of a game, as the address of a new game names it. */
function filmOf({ videoUrls, landscapeVideoUrls }: OwnGame): string {
  const film = {
    'videoUrls.mp4720': videoUrls.mp4720,
    'videoUrls.poster': videoUrls.poster,
    'landscapeVideoUrls.mp4720': landscapeVideoUrls.mp4720,
  }
  return new URLSearchParams(
    Object.entries(film).flatMap(([name, address]) => (address ? [[name, address]] : []))
  ).toString()
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
          <span className={styles.uses}>
            <Link to={`/games/new?${filmOf(game)}`}>{text('videos.reuse')}</Link>
            <Link to={`/games/try-video?${new URLSearchParams({ video: file })}`}>
              {text('tryVideo.title')}
            </Link>
          </span>
        </li>
      ))}
    </ul>
  )
}
