export interface Heading {
  /** What an address ends with that leads to the heading, without `#`. */
  id: string
  /** HTML, as in the document. */
  html: string
}

/** The headings of a rendered document, each with an id of its own that is set in the document. */
export function listContents(html: string): { html: string; contents: Heading[] } {
  const contents: Heading[] = []
  const numbered = html.replace(/<h2>(.*?)<\/h2>/gs, (_, text: string) => {
    const id = `part-${contents.length + 1}`
    contents.push({ id, html: text })
    return `<h2 id="${id}">${text}</h2>`
  })
  return { html: numbered, contents }
}
