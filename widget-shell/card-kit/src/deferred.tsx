import { useEffect, useState, type ComponentType, type ReactNode } from 'react'

interface Fallbacks<Props> {
  loading: (props: Props) => ReactNode
  failed: (props: Props, retry: () => void) => ReactNode
}

/** A component whose code comes later, and the way to fetch that code before it is drawn. */
export type Deferred<Props> = ComponentType<Props> & { preload: () => Promise<void> }

/**
 * A card or a screen whose code comes when it is first drawn. Not React.lazy: a card that suspends makes React hold the
 * reveal of its neighbours for 300 ms. Code that failed to come is asked for again with `retry`.
 */
export function deferred<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { loading, failed }: Fallbacks<Props>
): Deferred<Props> {
  let loaded: ComponentType<Props> | null = null
  const fetchCode = async () => {
    loaded ??= await load()
    return loaded
  }

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

  // Fetched early for speed alone: when that fails, drawing it asks again and says so.
  return Object.assign(Deferred, { preload: () => fetchCode().then(nothing, nothing) })
}

const nothing = () => undefined
