import sanitizeHtml from 'sanitize-html'

export interface Tag {
  name: string
  attributes: ReadonlyMap<string, string>
}

/** The opening tags of a piece of HTML, as a browser reads them: names in small letters, entities decoded. */
export function readTags(html: string): Tag[] {
  const tags: Tag[] = []
  sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    transformTags: {
      '*': (tagName, attribs) => {
        tags.push({ name: tagName, attributes: new Map(Object.entries(attribs)) })
        return { tagName, attribs }
      },
    },
  })
  return tags
}
