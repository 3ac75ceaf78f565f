import edge from 'edge.js'

/** Variables that Edge defines in every template: `{{ state }}` prints `[object Object]`, whatever the data. */
const OF_EDGE = new Set(['template', 'state', '$context', '$filename'])

/** A template resolves a JavaScript global, such as `performance`, before its data. */
const isReserved = (name: string) =>
  OF_EDGE.has(name) || (globalThis as Record<string, unknown>)[name] !== undefined

/** Throws for every view whose data have a name that its template cannot read. */
export function refuseReservedNames(): void {
  edge.processor.process('output', ({ state }) => {
    const reserved = Object.keys(state).filter(isReserved)
    if (reserved.length === 0) return
    throw new Error(`a view's data holds ${reserved.join(', ')}, which Edge reserves`)
  })
}
