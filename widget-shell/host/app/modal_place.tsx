import { useEffect, useState, type ComponentType } from 'react'
import { useAppSelector } from '../store/hooks'
import { loadViews } from './late_views'
import { closeModal } from './modals'
import { say } from './say'
import type { Scene } from './scene'

/** Where dialogs stand. */
export function ModalPlace({ scene }: { scene: Scene }) {
  const wanted = useAppSelector((state) => state.modals.length > 0)
  const [Layer, setLayer] = useState<ComponentType<{ scene: Scene }> | null>(null)

  useEffect(() => {
    if (!wanted || Layer) return
    loadViews().then(
      ({ ModalLayer }) => setLayer(() => ModalLayer),
      (error: unknown) => {
        console.error('Dialogs did not load', error)
        closeModal(scene)
        void say(scene, 'error.noScreen')
      }
    )
  }, [wanted, Layer, scene])

  return <div id="vs-overlay-root">{Layer && <Layer scene={scene} />}</div>
}
