import { useSearchParams } from 'react-router'

export interface Chosen {
  widgetId: string
  /** Address of the publisher's page; empty for a page of ours. */
  ref: string
  /** Variant by key of its experiment. */
  variants: ReadonlyMap<string, string>
}

/** How a page is told the variants that somebody wants to see. */
export const forcedText = (variants: Chosen['variants']): string =>
  [...variants].map((pair) => pair.join(':')).join(',')

const readPairs = (text: string): [string, string][] =>
  text.split(',').flatMap((pair) => {
    const [key, variant] = pair.split(':')
    return key && variant ? [[key, variant]] : []
  })

/** What is tried out stands in the address, so that it can be sent to somebody. */
export function useChosen() {
  const [params, setParams] = useSearchParams()
  const chosen: Chosen = {
    widgetId: params.get('widget') ?? '',
    ref: params.get('ref') ?? '',
    variants: new Map(readPairs(params.get('vs_exp') ?? '')),
  }
  const set = (name: string, value: string) =>
    setParams(
      (before) => {
        if (value === '') before.delete(name)
        else before.set(name, value)
        return before
      },
      { replace: true }
    )
  return {
    chosen,
    chooseWidget: (id: string) => set('widget', id),
    setPage: (ref: string) => set('ref', ref),
    chooseVariant(key: string, variant: string) {
      const next = new Map(chosen.variants)
      if (variant === '') next.delete(key)
      else next.set(key, variant)
      set('vs_exp', forcedText(next))
    },
  }
}
