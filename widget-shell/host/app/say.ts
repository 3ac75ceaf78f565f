import type { HostText } from '../messages/texts'
import { toastRaised } from '../store/widget_slice'
import { loadViews } from './late_views'
import type { Scene } from './scene'

/** Tells the player that something went wrong. Without the words, which load later, nothing is said. */
export const say = ({ app, entry }: Pick<Scene, 'app' | 'entry'>, text: HostText) =>
  loadViews().then(
    ({ hostTexts }) =>
      void app.store.dispatch(toastRaised({ text: hostTexts(entry.locale)(text), kind: 'error' })),
    (error: unknown) => console.warn('The words of the host did not load', error)
  )
