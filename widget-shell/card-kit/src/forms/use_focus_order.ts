import { useEffect, useRef } from 'react'

const FIELD = ':is(input, select):not([data-aside])'
/** Of a group of choices the chosen one takes the focus, as it does by the Tab key. */
const CHOSEN = 'input[type=radio]:checked'
const AT_FAULT = ':is(input, select)[data-fault]'

/**
 * Leads the focus: to the first field when `page` changes, to the first field at fault when `round` grows. A turn later
 * than effects, so that the overlay around still finds the focus where it was before. What stands beside a game has no
 * page (null) and takes the focus from nobody.
 */
export function useFocusOrder<Of extends HTMLElement = HTMLFormElement>(
  page: number | null,
  round: number
) {
  const form = useRef<Of>(null)
  const shown = useRef<number | null>(null)

  useEffect(() => {
    const waiting = setTimeout(() => {
      const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector)
      const turned = shown.current !== page
      const first = () => {
        const field = find(FIELD)
        return field?.matches('[type=radio]') ? (find(CHOSEN) ?? field) : field
      }
      const atFault = find(AT_FAULT)
      const field = atFault ?? (turned ? first() : null)
      shown.current = page
      field?.focus({ preventScroll: true })
      // What is wrong with the whole form stands above it, and must not be scrolled away.
      const seen = atFault?.closest('[data-field]') ?? find('[role=alert]') ?? field
      seen?.scrollIntoView?.({ block: 'nearest' })
    })
    return () => clearTimeout(waiting)
  }, [page, round])

  return form
}
