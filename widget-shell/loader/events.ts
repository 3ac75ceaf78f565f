/** Listens until the returned function is called or the signal aborts. What a listener throws goes to the console. */
export function listen(
  target: EventTarget,
  name: string,
  listener: (...args: never[]) => void,
  signal?: AbortSignal
): () => void {
  const receive = (event: Event) => listener(...((event as CustomEvent).detail as never[]))
  target.addEventListener(name, receive, { signal })
  return () => target.removeEventListener(name, receive)
}

export function emit(target: EventTarget, name: string, ...args: unknown[]) {
  target.dispatchEvent(new CustomEvent(name, { detail: args }))
}
