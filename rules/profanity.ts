import { PROFANE_WORDS } from './profanity_words.js'

/** The letters that digits stand for; 1 has two. */
const LETTERS: Record<string, string> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'g',
  '7': 't',
  '8': 'b',
  '9': 'g',
}
const ONES = ['i', 'l']

/**
 * Whether a name contains an offensive word. Only whole words, so that Scunthorpe is allowed: a word ends at the name's
 * end, at a dot, underscore or hyphen, and at a digit unless the digit stands for a letter.
 */
export function isProfane(name: string): boolean {
  const parts = plain(name).split(/[^\p{L}\p{Nd}]+/u)
  return [...parts, parts.join('')].some(
    (part) => /\p{L}/u.test(part) && readings(part).some((word) => PROFANE_WORDS.has(word))
  )
}

/** Lower case without accents; ñ stays a letter of its own, because año and ano are two words. */
function plain(name: string): string {
  const withoutAccents = (letter: string) => letter.normalize('NFD').replace(/\p{M}/gu, '')
  return name.normalize('NFKC').toLowerCase().replace(/[^ñ]/gu, withoutAccents)
}

function readings(part: string): string[] {
  const withoutDigits = part.split(/\p{Nd}+/u)
  const texts = [part, ...withoutEdges(part).filter(isMostlyLetters)]
  return [...withoutDigits, ...texts.flatMap((text) => ONES.map((one) => lettersOf(text, one)))]
}

/**
 * The text with none, some and all digits removed from its ends: in sh1t4 only the last one is not part of the word.
 */
function withoutEdges(text: string): string[] {
  const leading = text.search(/\P{Nd}/u)
  const trailing = /\p{Nd}*$/u.exec(text)?.[0].length ?? 0
  const texts: string[] = []
  for (let start = 0; start <= leading; start++) {
    for (let cut = 0; cut <= trailing; cut++) texts.push(text.slice(start, text.length - cut))
  }
  return texts
}

/** A match inside of a longer number is chance: a name made of an id must not be refused for a55. */
function isMostlyLetters(text: string): boolean {
  return text.replace(/\p{Nd}/gu, '').length * 2 > text.length && text.length > 3
}

function lettersOf(text: string, one: string): string {
  return text.replace(/\d/g, (digit) => (digit === '1' ? one : (LETTERS[digit] ?? digit)))
}
