import { useEffect, useState, type ReactNode } from 'react'
import type { Card, CardProps } from '@sidepick/card-kit'

interface Fallbacks {
  loading: (props: CardProps) => ReactNode
  failed: (props: CardProps, retry: () => void) => ReactNode
}

/**
 * A card whose code comes when it is first drawn. Not React.lazy: a card that suspends makes React hold the reveal of its
 * neighbours for 300 ms.
 */
export function deferred(load: () => Promise<Card>, { loading, failed }: Fallbacks): Card {
  let loaded: Card | null = null
  return function Deferred(props) {
    const [Ready, setReady] = useState<Card | null>(() => loaded)
    const [attempt, setAttempt] = useState(0)
    const [lost, setLost] = useState(false)

    useEffect(() => {
      if (Ready) return
      let wanted = true
      load().then(
        (card) => {
          loaded = card
          if (wanted) setReady(() => card)
        },
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
}
