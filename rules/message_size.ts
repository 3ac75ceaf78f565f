/** Longest message between page and frame, in characters of its JSON. */
const MAX_CHARACTERS = 16_384

/** Whether page and frame ignore a message for its size. Rings and big integers can be posted, but are no message. */
export function isTooLong(message: object): boolean {
  try {
    return JSON.stringify(message).length > MAX_CHARACTERS
  } catch {
    return true
  }
}
