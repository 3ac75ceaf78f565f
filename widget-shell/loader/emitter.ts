type Listener<Args extends unknown[]> = (...args: Args) => void

export interface Emitter<Args extends unknown[]> {
  on(name: string, listener: Listener<Args>): () => void
  emit(name: string, ...args: Args): void
  clear(): void
}

/** A listener that throws is the page's affair: it is printed and stops nobody else. */
export function createEmitter<Args extends unknown[]>(names: readonly string[]): Emitter<Args> {
  const listeners = new Map<string, Set<Listener<Args>>>(names.map((name) => [name, new Set()]))

  return {
    on(name, listener) {
      const set = listeners.get(name)
      if (!set) throw new Error(`[VSWidget] no event "${name}", only ${names.join(', ')}`)
      set.add(listener)
      return () => void set.delete(listener)
    },
    emit(name, ...args) {
      listeners.get(name)?.forEach((listener) => {
        try {
          listener(...args)
        } catch (error) {
          console.error(error)
        }
      })
    },
    clear: () => listeners.forEach((set) => set.clear()),
  }
}
