import { useKeptChoice } from './kept_choice'

/** Variant by key of its experiment. */
export type ChosenVariants = ReadonlyMap<string, string>

/** How a page is told the variants that somebody wants to see. */
export const forcedText = (variants: ChosenVariants): string =>
  [...variants].map((pair) => pair.join(':')).join(',')

const readPairs = (text: string): [string, string][] =>
  text.split(',').flatMap((pair) => {
    const [key, variant] = pair.split(':')
    return key && variant ? [[key, variant]] : []
  })

/** The variants that are chosen, which the address keeps. */
export function useChosenVariants() {
  const { kept, keep } = useKeptChoice()
  const variants: ChosenVariants = new Map(readPairs(kept('vs_exp')))
  return {
    variants,
    choose(key: string, variant: string) {
      const next = new Map(variants)
      if (variant === '') next.delete(key)
      else next.set(key, variant)
      keep('vs_exp', forcedText(next))
    },
  }
}
