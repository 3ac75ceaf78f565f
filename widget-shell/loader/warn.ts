/** Warns once per message, with its element. */
export function warnOnce(element: Element) {
  const said = new Set<string>()
  return (message: string) => {
    if (!said.has(message)) console.warn('[VSWidget] ' + message, element)
    said.add(message)
  }
}
