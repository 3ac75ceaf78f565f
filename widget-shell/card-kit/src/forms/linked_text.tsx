import type { Locale } from '@sidepick/rules/types'

/** A link inside a message: `[its words](document)`. */
const LINK = /\[([^\]]+)\]\(([^)]+)\)/

/** A message whose links lead to legal documents in the language of the visit, beside the game. */
export function LinkedText({ message, locale }: { message: string; locale: Locale }) {
  // Splitting by an expression with two groups gives text, words and document by turns.
  const parts = message.split(LINK)
  return parts.map((part, index) => {
    if (index % 3 === 0) return part
    if (index % 3 === 2) return null
    return (
      <a key={part} href={`/${parts[index + 1]}/${locale}`} target="_blank" rel="noopener">
        {part}
      </a>
    )
  })
}
