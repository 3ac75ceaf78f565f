/** Shortest key, in characters: 32 hexadecimal digits hold 128 bits. */
const SHORTEST = 32
/** Fewest different characters, groups of three and steps between neighbours that a random key of any alphabet has. */
const FEWEST_CHARACTERS = 8
const FEWEST_STEPS = 10
const LEAST_NEW_GROUPS = 0.8

/** Placeholders that people use as keys. */
const PLACEHOLDER =
  /change|secret|example|replace|random|string|please|password|sidepick|for-tests|app.?key/i

/** Why a key is guessable; null when it looks random. */
export function keyFault(key: string): string | null {
  if (key.length < SHORTEST) return `is too short: give it at least ${SHORTEST} characters`
  const groups = Array.from({ length: key.length - 2 }, (_, at) => key.slice(at, at + 3))
  const steps = Array.from(key.slice(1), (_, at) => key.charCodeAt(at + 1) - key.charCodeAt(at))
  const isRegular =
    new Set(key).size < FEWEST_CHARACTERS ||
    new Set(groups).size < groups.length * LEAST_NEW_GROUPS ||
    new Set(steps).size < FEWEST_STEPS
  if (!isRegular && !PLACEHOLDER.test(key)) return null
  return 'can be guessed: make one with "openssl rand -base64 32"'
}
