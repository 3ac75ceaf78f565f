import edge from 'edge.js'

/** Variables that Edge gives every template: `{{ state }}` prints the whole data, `[object Object]`, whatever it holds. */
const OF_EDGE = new Set(['template', 'state', '$context', '$filename'])

/** A template reads a name that JavaScript itself knows, such as `performance`, from there and not from its data. */
const isReserved = (name: string) =>
  OF_EDGE.has(name) || (globalThis as Record<string, unknown>)[name] !== undefined

/** Lets every view fail whose data has a name that its template could not read, in whatever way it is rendered. */
export function refuseReservedNames(): void {
  edge.processor.process('output', ({ state }) => {
    const reserved = Object.keys(state).filter(isReserved)
    if (reserved.length === 0) return
    throw new Error(`a view's data holds ${reserved.join(', ')}, which Edge reserves`)
  })
}
