import { useEffect, useState, type ReactNode } from 'react'
import { Provider } from 'react-redux'
import type { GalleryState, Host } from '@sidepick/card-kit'
import { cardProps, screenProps } from '@sidepick/card-kit/testing/card_props'
import type { Game, GalleryData } from '@sidepick/rules/types'
import { CardBoundary } from '../host/federation/card_boundary'
import dialog from '../host/modals/dialog.css'
import styles from './gallery.css'
import { galleryHost } from './gallery_host'
import { GalleryStage } from './gallery_stage'
import type { ShownRemote } from './load_galleries'
import type { Selection } from './selection'

interface Props {
  remote: ShownRemote
  selection: Selection
  page: GalleryData
  /** Called once it is drawn, or cannot be. */
  drawn: () => void
}

const STRANGER = { loggedIn: false, loading: false, profile: null }

async function draw(props: Props, state: GalleryState, host: Host): Promise<ReactNode> {
  const { remote, selection, page } = props
  const { component: name, locale } = selection
  const viewer = { ...STRANGER, ...state.viewer }
  const shared = { viewer, locale, emit: host.emit }
  const later = await remote.module.later?.()
  const screens = { ...(await remote.module.screens?.(host)), ...(await later?.screens?.(host)) }
  const Screen = screens[name]
  if (Screen) {
    const hasPage = remote.entry.screens.some((entry) => entry.name === name && entry.path)
    const place = state.props?.place ?? (hasPage ? 'page' : 'modal')
    const screen = <Screen {...screenProps({ name, ...shared, ...state.props, place })} />
    return (
      <Stage>
        {place === 'page' ? (
          <div className={styles.screen}>{screen}</div>
        ) : (
          <div className={dialog.veil}>
            <div className={dialog.dialog}>{screen}</div>
          </div>
        )}
      </Stage>
    )
  }
  const cards = { ...(await remote.module.register(host)), ...(await later?.register(host)) }
  if (!cards[name]) throw new Error(`${remote.entry.id} registers no ${name}`)
  const game = { ...stillGame(page.games[locale]), ...state.game }
  return (
    <GalleryStage
      name={name}
      cards={cards}
      props={cardProps({ game, ...shared, ...state.props })}
      rule={state.props?.rule}
      config={page.config}
    />
  )
}

/** A moving picture would look different each time; a state that shows one brings it. */
const stillGame = (game: Game): Game => ({
  ...game,
  videoUrls: { ...game.videoUrls, mp4720: null },
  landscapeVideoUrls: { ...game.landscapeVideoUrls, mp4720: null },
})

/** What stands around every screen in the host. */
function Stage({ children }: { children: ReactNode }) {
  return (
    <div className="vs-stage" data-phase="question" data-layout-mode="ActiveV">
      {children}
    </div>
  )
}

/** One state of one card or screen, drawn as its remote ships it. */
export function DrawnState(props: Props) {
  const { remote, selection, page, drawn } = props
  const [content, setContent] = useState<ReactNode>(null)
  const state = remote.gallery[selection.component]?.[selection.state]

  useEffect(() => {
    let wanted = true
    const show = (what: ReactNode) => wanted && setContent(what)
    const platform = state && galleryHost(remote, state, selection, page)
    if (platform) state.prepare?.(platform.host)
    const inStore = (what: ReactNode) =>
      platform && <Provider store={platform.store}>{what}</Provider>
    const work = platform
      ? draw(props, state, platform.host).then(inStore)
      : Promise.reject(new Error(`${selection.component} has no state "${selection.state}"`))
    const stage = document.getElementById('vs-root') ?? document.body
    work
      .then(show)
      .then(() => state?.act?.(stage))
      .catch((error: unknown) => show(<Failure error={error} />))
      .finally(drawn)
    return () => {
      wanted = false
    }
    // Mounted again for every selection.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  return (
    <CardBoundary
      failed={(error) => console.error(error)}
      fallback={<Failure error="It throws while it is drawn." />}
    >
      {content}
    </CardBoundary>
  )
}

function Failure({ error }: { error: unknown }) {
  return (
    <p role="alert" className={styles.failure}>
      {error instanceof Error ? error.message : String(error)}
    </p>
  )
}
