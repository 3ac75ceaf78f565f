import { useEffect } from 'react'
import { useLoaded } from '../late_parts/use_loaded'
import { useAppSelector } from '../store/hooks'
import { loadViews } from './late_views'
import { closeModal } from './modals'
import type { Scene } from './scene'

/** No dialog holds the game where none can be drawn. */
function closeAll(scene: Scene) {
  while (scene.app.store.getState().modals.length > 0) closeModal(scene)
}

/** Where dialogs stand. */
export function ModalPlace({ scene }: { scene: Scene }) {
  const wanted = useAppSelector((state) => state.modals.length > 0)
  const Layer = useLoaded(loadViews, false)?.ModalLayer

  useEffect(() => {
    if (wanted && !Layer) loadViews().catch(() => closeAll(scene))
  }, [wanted, Layer, scene])

  return <div id="vs-overlay-root">{Layer && <Layer scene={scene} />}</div>
}
