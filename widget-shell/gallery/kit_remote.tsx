import { CONTRACT, type GalleryStates, type RemoteGallery, type Screen } from '@sidepick/card-kit'
import { sayIn } from '@sidepick/card-kit/shelf/shelf'
import { wholeShelf } from '@sidepick/card-kit/shelf/whole_shelf'
import styles from './gallery.css'
import type { ShownRemote } from './load_galleries'

function screenOf(component: string): Screen {
  return function KitState({ props, locale }) {
    const draw = wholeShelf[component]?.[String(props.state)]
    return <div className={styles.kit}>{draw?.(sayIn(locale), locale)}</div>
  }
}

const statesOf = (states: string[]): GalleryStates =>
  Object.fromEntries(states.map((state) => [state, { props: { place: 'page', props: { state } } }]))

const perComponent = <Value,>(make: (component: string) => Value): Record<string, Value> =>
  Object.fromEntries(Object.keys(wholeShelf).map((component) => [component, make(component)]))

const gallery: RemoteGallery = perComponent((name) => statesOf(Object.keys(wholeShelf[name] ?? {})))

/** The kit's own components, shown as if a remote brought them. */
export const kitRemote: ShownRemote = {
  entry: { id: 'card-kit', screens: [] },
  module: { contract: CONTRACT, register: () => ({}), screens: () => perComponent(screenOf) },
  gallery,
}
