import { AD_NUMBERS } from '@sidepick/rules/ads'

/** Draws one of a list at random: never the last one or one that failed, and null after ten draws that gave only those. */
export function creativeDrawer<Of extends { id: string }>(
  list: readonly Of[],
  random: () => number = Math.random
) {
  let lastId: string | null = null
  const failed = new Set<string>()
  return {
    draw(): Of | null {
      for (let draws = 0; draws < AD_NUMBERS.houseDraws; draws += 1) {
        const drawn = list[Math.floor(random() * list.length)]
        if (drawn && drawn.id !== lastId && !failed.has(drawn.id)) {
          lastId = drawn.id
          return drawn
        }
      }
      return null
    },
    fail: (id: string) => void failed.add(id),
  }
}
