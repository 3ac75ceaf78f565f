import { useEffect, useRef } from 'react'

const FIELD = 'input, select'
const AT_FAULT = ':is(input, select)[data-fault]'

/**
 * Leads the focus: to the first field when `page` changes, to the first field at fault when `round` grows. A turn later
 * than effects, so that the overlay around still finds the focus where it was before.
 */
export function useFocusOrder(page: number, round: number) {
  const form = useRef<HTMLFormElement>(null)
  const shown = useRef<number | null>(null)

  useEffect(() => {
    const waiting = setTimeout(() => {
      const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector)
      const turned = shown.current !== page
      shown.current = page
      const field = find(AT_FAULT) ?? (turned ? find(FIELD) : null)
      field?.focus({ preventScroll: true })
      const seen = field?.closest('[data-field]') ?? find('[role=alert]')
      seen?.scrollIntoView?.({ block: 'nearest' })
    })
    return () => clearTimeout(waiting)
  }, [page, round])

  return form
}
