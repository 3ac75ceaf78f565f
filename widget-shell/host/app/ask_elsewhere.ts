type NameOf = (chunk: string | number) => string

/**
 * Names a file otherwise each time that it is asked for again. A browser may have kept a body that came cut off under the first
 * address, and would refuse it at every attempt.
 */
export function askElsewhere(nameOf: NameOf): NameOf {
  const asked = new Map<string | number, number>()
  return (chunk) => {
    const before = asked.get(chunk) ?? 0
    asked.set(chunk, before + 1)
    return nameOf(chunk) + (before ? `?again=${before}` : '')
  }
}
