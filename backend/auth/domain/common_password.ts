import type { Locale } from '@sidepick/rules/types'
import { brand } from '#config/brand'

/**
 * A password counts as common below this number of guesses, as zxcvbn estimates them: its border to "safely
 * unguessable", and what it says of eight characters, our fewest, of which it knows nothing (Wheeler, USENIX Security
 * 2016; ADR 0024).
 */
const FEWEST_GUESSES = 1e8

/**
 * Limits for the estimate, whose cost grows faster than the length: the longest takes some 20 ms of the process's one
 * thread.
 */
const COST = { maxLength: 32, l33tMaxSubstitutions: 10 }

/** Shorter parts of a name are ignored. */
const SHORTEST_WORD = 3

let judge: ReturnType<typeof makeJudge> | null = null

/** What others know about the player, which is guessed first. */
export interface PasswordOwner {
  email: string
  username: string | null
}

/** Whether a password is common, or made of its owner's or the platform's name. */
export async function isCommonPassword(password: string, owner: PasswordOwner): Promise<boolean> {
  judge ??= makeJudge()
  return (await judge).check(password, wordsOf(owner)).guesses < FEWEST_GUESSES
}

type Dictionaries = Record<string, (string | number)[]>

/** The words and first names of each language. */
const DICTIONARIES: Record<Locale, () => Promise<Dictionaries>> = {
  'en-us': async () => {
    const { dictionary } = await import('@zxcvbn-ts/language-en')
    return {
      englishWords: dictionary['commonWords-en'],
      englishNames: dictionary['firstnames-en'],
    }
  },
  'es-mx': async () => {
    const { dictionary } = await import('@zxcvbn-ts/language-es-es')
    return {
      spanishWords: dictionary['commonWords-es-es'],
      spanishNames: dictionary['firstnames-es-es'],
    }
  },
}

/** Loaded with the first password that is chosen: the lists take memory that most processes never need. */
async function makeJudge() {
  const [{ ZxcvbnFactory }, common, ...dictionaries] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    ...Object.values(DICTIONARIES).map((load) => load()),
  ])
  const dictionary: Dictionaries = Object.assign(
    { passwords: common.dictionary['passwords-common'] },
    ...dictionaries
  )
  return new ZxcvbnFactory({ dictionary, graphs: common.adjacencyGraphs, ...COST })
}

function wordsOf({ email, username }: PasswordOwner): string[] {
  const names = [email.split('@')[0] ?? '', username ?? '', brand.name]
  const parts = names.flatMap((name) => [name, ...name.split(/[^\p{L}\p{N}]+/u)])
  return parts.filter(({ length }) => length >= SHORTEST_WORD)
}
