import { useEffect, useState, type ReactNode } from 'react'
import { Provider } from 'react-redux'
import type { GalleryState, Host, Phase } from '@sidepick/card-kit'
import { cardProps, screenProps } from '@sidepick/card-kit/testing/card_props'
import type { GalleryData } from '@sidepick/rules/types'
import { CardBoundary } from '../host/federation/card_boundary'
import dialog from '../host/modals/dialog.css'
import styles from './gallery.css'
import { galleryHost } from './gallery_host'
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
  const Screen = (await remote.module.screens?.(host))?.[name]
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
  const Card = (await remote.module.register(host))[name]
  if (!Card) throw new Error(`${remote.entry.id} registers no ${name}`)
  const drawnProps = cardProps({ game: page.games[locale], ...shared, ...state.props })
  return (
    <Stage phase={drawnProps.phase}>
      <div
        className={`vs-panel vs-panel--${drawnProps.position === 'modal' ? 'modal' : 'console'}`}
      >
        <Card {...drawnProps} />
      </div>
    </Stage>
  )
}

/** What stands around every card and screen in the host. */
function Stage({ phase = 'question', children }: { phase?: Phase; children: ReactNode }) {
  return (
    <div className="vs-stage" data-phase={phase} data-layout-mode="ActiveV">
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
    // Mounted anew for every selection.
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
