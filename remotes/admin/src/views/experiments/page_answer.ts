import type { BootstrapAnswer } from '@sidepick/rules/types'
import { useEffect, useState } from 'react'
import { useConsole } from '../../app/console_context'

/** A widget on a publisher's page. */
export interface Place {
  /** Empty while none is chosen. */
  widgetId: string
  /** Address of the page; empty for a page of ours. */
  ref: string
}

interface Answer {
  /** To what it is the answer. */
  to: string
  page: BootstrapAnswer | null
  fault: unknown
}

/** What a page asks before it draws the widget. */
export function usePageAnswer({ widgetId, ref }: Place) {
  const { http } = useConsole()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [turn, setTurn] = useState(0)
  const from = URL.canParse(ref) ? ref : ''
  const to = `${widgetId} ${from} ${turn}`
  useEffect(() => {
    let wanted = true
    http('GET /v2/embed/bootstrap', { query: { widgetId, ...(from && { ref: from }) } })
      .then((page) => wanted && setAnswer({ to, page: page as BootstrapAnswer, fault: null }))
      .catch((fault: unknown) => wanted && setAnswer({ to, page: null, fault }))
    return () => {
      wanted = false
    }
  }, [http, widgetId, from, to])
  const { page, fault } = answer?.to === to ? answer : { page: null, fault: null }
  return { page, fault, retry: () => setTurn(turn + 1) }
}
