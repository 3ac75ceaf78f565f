import sanitizeHtml from 'sanitize-html'

export interface Tag {
  name: string
  attributes: ReadonlyMap<string, string>
  /** A browser that runs scripts takes what stands in <noscript> for text. */
  unseen: boolean
}

/** The opening tags of a piece of HTML, as a browser reads them: names in small letters, entities decoded. */
export function readTags(html: string): Tag[] {
  const tags: Tag[] = []
  let inNoscript = 0
  sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    onOpenTag: (name, attribs) => {
      tags.push({ name, attributes: new Map(Object.entries(attribs)), unseen: inNoscript > 0 })
      if (name === 'noscript') inNoscript += 1
    },
    onCloseTag: (name) => {
      if (name === 'noscript') inNoscript -= 1
    },
  })
  return tags
}
