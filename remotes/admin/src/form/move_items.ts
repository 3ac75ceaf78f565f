/** Where dragged items are let go: before or after another one. */
interface Target {
  key: string
  position: 'before' | 'after'
}

/** The list with some of its items moved to a place; they keep their order among each other. */
export function moveItems(
  ids: readonly string[],
  moved: ReadonlySet<string>,
  to: Target
): string[] {
  if (moved.has(to.key)) return [...ids]
  const left = ids.filter((id) => !moved.has(id))
  const at = left.indexOf(to.key) + (to.position === 'after' ? 1 : 0)
  return [...left.slice(0, at), ...ids.filter((id) => moved.has(id)), ...left.slice(at)]
}
