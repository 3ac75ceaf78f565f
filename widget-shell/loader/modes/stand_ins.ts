/** The element, and what stands for it in each tree outside: the hosts of the shadow trees around it, from the inside out. */
export function standInsOf(element: Element): Element[] {
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? [element, ...standInsOf(root.host)] : [element]
}
