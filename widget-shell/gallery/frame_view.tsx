import { useEffect, useState } from 'react'
import type { GalleryData } from '@sidepick/rules/types'
import { lookApplier } from './apply_look'
import { DrawnState } from './drawn_state'
import type { ShownRemote } from './load_galleries'
import { fromQuery, PLAIN, type Look, type Selection, type ShownState } from './selection'

declare global {
  interface Window {
    /** For the walk through every state: what there is, and a way to show it without loading the page again. */
    sidepickGallery?: {
      list: () => { remote: string; component: string; states: string[] }[]
      /** Settles once the state is on the screen. */
      show: (state: ShownState & Partial<Look>) => Promise<void>
    }
  }
}

const listOf = (remotes: ShownRemote[]) =>
  remotes.flatMap(({ entry, gallery }) =>
    Object.entries(gallery).map(([component, states]) => ({
      remote: entry.id,
      component,
      states: Object.keys(states),
    }))
  )

/** The page inside the gallery's frame: one state and nothing else. */
export function FrameView({ page, remotes }: { page: GalleryData; remotes: ShownRemote[] }) {
  const [shown, setShown] = useState<{ selection: Selection; drawn: () => void }>({
    selection: fromQuery(location.search),
    drawn: () => {},
  })
  const [applyLook] = useState(() => lookApplier(document))
  const { selection, drawn } = shown
  const remote = remotes.find(({ entry }) => entry.id === selection.remote)

  useEffect(() => {
    window.sidepickGallery = {
      list: () => listOf(remotes),
      show: (next) =>
        new Promise((drawn) =>
          setShown({ selection: { ...PLAIN, ...next }, drawn: () => drawn() })
        ),
    }
  }, [remotes])

  useEffect(() => applyLook(selection), [applyLook, selection])

  if (!remote) return <p role="alert">There is no remote &quot;{selection.remote}&quot;.</p>
  return (
    <DrawnState
      key={JSON.stringify(selection)}
      remote={remote}
      selection={selection}
      page={page}
      drawn={drawn}
    />
  )
}
