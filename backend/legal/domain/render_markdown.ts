import { marked } from 'marked'
import sanitizeHtml from 'sanitize-html'
import type { Facts } from '#legal/domain/facts'

const PLACEHOLDER = /\{\{(.*?)\}\}/g

/** The allowed elements: what prose needs, without scripts, loaded files, styles or forms. */
const PROSE: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'p', 'ul', 'ol', 'li', 'blockquote', 'hr', 'br', 'strong', 'em', 'a'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: { a: ['href', 'target', 'rel'] },
  allowedSchemes: ['https', 'mailto'],
  allowProtocolRelative: false,
  // A document may be shown over a game, which a link must not replace.
  transformTags: {
    a: sanitizeHtml.simpleTransform('a', { target: '_blank', rel: 'noopener noreferrer' }),
  },
}

export interface RenderedDocument {
  /** Plain text. */
  title: string
  /** The text after the title as sanitised HTML. */
  html: string
}

/**
 * Renders a document that begins with `# Its title`. `{{name}}` stands for a fact.
 * @throws when it has no title or names an unknown fact
 */
export function renderMarkdown(markdown: string, facts: Facts): RenderedDocument {
  const filled = markdown.replace(PLACEHOLDER, (_, name: string) => {
    const key = name.trim()
    const fact = Object.hasOwn(facts, key) ? facts[key] : undefined
    if (fact === undefined) throw new Error(`no fact is called "${name}"`)
    return fact
  })
  const [, title, body] = /^# (.+)\n([\s\S]*)$/.exec(filled) ?? []
  if (title === undefined || body === undefined) throw new Error('a document begins with its title')
  return { title: title.trim(), html: sanitizeHtml(marked.parse(body, { async: false }), PROSE) }
}
