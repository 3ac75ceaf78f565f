/** Through the CSSOM, because a publisher's style-src may forbid style attributes and style elements. */
export function setStyles(element: HTMLElement, styles: Record<string, string>) {
  for (const [name, value] of Object.entries(styles)) element.style.setProperty(name, value)
}
