import type { ScreenProps } from '@sidepick/card-kit'
import type { ScreenEntry } from '@sidepick/rules/types'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { useLocation, useParams } from 'react-router'
import { ApartView } from '../apart/apart_view'
import { useStandsApart } from '../apart/use_stands_apart'
import { isScreenOff } from '../app/config_now'
import { reportCard } from '../app/report_faults'
import { screenProps } from '../app/screen_props'
import { ScreenSlot } from '../federation/screen_slot'
import { hostTexts } from '../messages/texts'
import { waitingPoints } from '../picks/stored_picks'
import { calledBackBy } from '../social/handover'
import { useViewer } from '../store/hooks'
import { Skeleton } from '../views/skeleton'
import { LostScreenView, NotFoundView } from './page_views'
import { usePages } from './pages_context'

/** A screen under its own address; one that a document switches off is no page. */
export function PageScreen({ entry }: { entry: ScreenEntry }) {
  const { scene } = usePages()
  return isScreenOff(scene, entry.name) ? <NotFoundView /> : <ShownScreen entry={entry} />
}

function ShownScreen({ entry }: { entry: ScreenEntry }) {
  const { scene, tokens, handover } = usePages()
  const { remotes, picks } = scene
  const texts = hostTexts(scene.entry.locale)
  const { pathname, search } = useLocation()
  const params = useParams() as Record<string, string>
  const viewer = useViewer()
  const state = useSyncExternalStore(handover.subscribe, handover.state)
  const props = useMemo(
    () => screenProps(scene, entry.name, calledBackBy(pathname) ? { state } : {}),
    [scene, entry.name, state, pathname]
  )
  const apart = useStandsApart({
    remotes: scene.entry.bootstrap.remotes,
    isSecret: entry.secret === true,
    place: 'page',
  })
  const [failure, setFailure] = useState<{ error: unknown } | null>(null)
  const query = useMemo(() => {
    const typed = Object.fromEntries(new URLSearchParams(search))
    return window.location.pathname === tokens.pathname ? { ...typed, ...tokens.values } : typed
  }, [search, tokens])
  if (failure) throw failure.error

  const screen: ScreenProps = {
    name: entry.name,
    place: 'page',
    params,
    query,
    props,
    viewer,
    waitingPoints: waitingPoints(picks),
    locale: scene.entry.locale,
    emit: scene.emit,
  }
  if (apart) {
    return <ApartView scene={scene} name={entry.name} query={query} close={scene.leave} />
  }
  return (
    <ScreenSlot
      remotes={remotes}
      screen={screen}
      pending={<Skeleton label={texts('loading')} />}
      errorView={(id) => <LostScreenView retry={() => void remotes.retry(id)} />}
      renderFailed={(id, name, error) => {
        reportCard(scene, id, name, error)
        setFailure({ error })
      }}
    />
  )
}
