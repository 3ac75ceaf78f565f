/** Longest list that a sign-up may carry, in characters. */
const VARIANT_LIST_MAX = 256

/** The variants of a visit as `key:variant`, joined by commas; what would make it too long is left out. */
export function variantList(variants: Readonly<Record<string, string>>): string {
  return Object.entries(variants)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .reduce((list, pair) => {
      const longer = list === '' ? pair.join(':') : `${list},${pair.join(':')}`
      return longer.length <= VARIANT_LIST_MAX ? longer : list
    }, '')
}
