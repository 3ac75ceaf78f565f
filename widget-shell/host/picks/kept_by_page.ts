/** What names a reader's stay. */
export const OF_A_STAY = 'vs:'

/**
 * What the page around keeps of a stay that may not be stored: a frame that is moved in its page starts again, and finds this as
 * its own name. It comes from the page, so it may be anything.
 */
export function readKept(frameName: string): Map<string, string> {
  try {
    const entries = Object.entries(Object(JSON.parse(frameName)) as object)
    return new Map(entries.filter(([key, value]) => isOfAStay(key, value)))
  } catch {
    return new Map()
  }
}

const isOfAStay = (key: string, value: unknown) =>
  key.startsWith(OF_A_STAY) && typeof value === 'string'

export const writeKept = (held: ReadonlyMap<string, string>): string =>
  held.size > 0 ? JSON.stringify(Object.fromEntries(held)) : ''
