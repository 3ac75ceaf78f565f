/** Above all that a page may show: the largest z-index browsers keep. */
export const OVER_PAGE = '2147483647'

/**
 * Sets styles that no rule of the page overrides. Through the CSSOM, because a publisher's style-src may forbid style
 * attributes and style elements.
 */
export function setStyles(element: HTMLElement, styles: Record<string, string>) {
  for (const [name, value] of Object.entries(styles)) {
    element.style.setProperty(name, value, 'important')
  }
}

/** Gives an element these styles alone, whatever the page's rules say of its kind. */
export function dress(element: HTMLElement, styles: Record<string, string>) {
  // A later `all` would not undo what stands already.
  element.style = ''
  // A hidden container hides what is in it.
  setStyles(element, { all: 'initial', visibility: 'inherit', display: 'block', ...styles })
}

/** A new element with these styles alone, inside the given one; one that the page has already stays where it stands. */
export function addDiv(
  parent: Element | null,
  styles: Record<string, string>,
  element: HTMLElement = document.createElement('div')
): HTMLElement {
  dress(element, styles)
  if (!element.parentNode) parent?.append(element)
  return element
}
