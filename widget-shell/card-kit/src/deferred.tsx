import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { askAgain } from './ask_again'

interface Fallbacks<Props> {
  loading: (props: Props) => ReactNode
  failed: (props: Props, retry: () => void) => ReactNode
}

function AgainOnline({ retry }: { retry: () => void }) {
  useEffect(() => {
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [retry])
  return null
}

/** Nothing is drawn until the code is there; after the last attempt it is asked for again once the browser is online. */
const CALM = {
  loading: () => null,
  failed: (_props: unknown, retry: () => void) => <AgainOnline retry={retry} />,
}

/** A component whose code loads later, with a function to preload it. */
export type Deferred<Props> = ComponentType<Props> & { preload: () => Promise<void> }

/**
 * A card or a screen whose code loads when it is first drawn. Not React.lazy, because a suspended card delays the
 * reveal of its neighbours by 300 ms. A file that did not come is asked for again some times by itself; `failed` is drawn after
 * the last attempt, and `retry` begins anew.
 */
export function deferred<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { loading, failed }: Fallbacks<Props> = CALM
): Deferred<Props> {
  let loaded: ComponentType<Props> | null = null
  const fetchCode = askAgain(async () => (loaded = await load()))

  function Deferred(props: Props) {
    const [Ready, setReady] = useState(() => loaded)
    const [attempt, setAttempt] = useState(0)
    const [lost, setLost] = useState(false)

    useEffect(() => {
      if (Ready) return
      let wanted = true
      fetchCode().then(
        (component) => wanted && setReady(() => component),
        () => wanted && setLost(true)
      )
      return () => {
        wanted = false
      }
    }, [Ready, attempt])

    if (Ready) return <Ready {...props} />
    if (!lost) return loading(props)
    return failed(props, () => {
      setLost(false)
      setAttempt(attempt + 1)
    })
  }

  // Preloading is only for speed: if it fails, drawing loads the code again and reports a failure.
  return Object.assign(Deferred, { preload: () => fetchCode().then(nothing, nothing) })
}

const nothing = () => undefined
