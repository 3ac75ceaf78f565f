import { useEffect, useState, type ComponentType } from 'react'
import { useAppSelector } from '../store/hooks'
import { toastRaised } from '../store/widget_slice'
import { closeModal } from './modals'
import type { Scene } from './scene'

/** The code of dialogs, which the first question does not need. The bundler fetches it once, and again after a failure. */
export const loadModals = () => import(/* webpackChunkName: "modals" */ '../modals/modal_layer')

/** Where dialogs stand. */
export function ModalPlace({ scene }: { scene: Scene }) {
  const wanted = useAppSelector((state) => state.modals.length > 0)
  const [Layer, setLayer] = useState<ComponentType<{ scene: Scene }> | null>(null)

  useEffect(() => {
    if (!wanted || Layer) return
    loadModals().then(
      ({ ModalLayer }) => setLayer(() => ModalLayer),
      (error: unknown) => {
        console.error('Dialogs did not load', error)
        closeModal(scene)
        const text = scene.texts('error.noScreen')
        scene.app.store.dispatch(toastRaised({ text, kind: 'error' }))
      }
    )
  }, [wanted, Layer, scene])

  return <div id="vs-overlay-root">{Layer && <Layer scene={scene} />}</div>
}
