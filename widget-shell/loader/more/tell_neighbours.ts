import type { Page } from '../widget'

/** Tells each of a page's widgets that there are others: a frame finds none in a shadow tree. */
export function tellNeighbours({ widgets }: Page) {
  if (widgets.size < 2) return
  for (const { channel } of widgets.values()) channel.post('vs_neighbour', {})
}
