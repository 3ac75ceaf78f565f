const MEBIBYTE = 1_048_576

/** What a player's picture may be; the server looks closer. */
export const picture = {
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/gif'],
  maxBytes: 50 * MEBIBYTE,
  maxMegabytes: 50,
} as const
