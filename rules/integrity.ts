/** A hash of a script, as SHA-256 or SHA-384 in base64. */
const HASH = 'sha(?:256-[A-Za-z0-9+/]{43}=|384-[A-Za-z0-9+/]{64})'

/** Whether this is one such hash and nothing else: without it no remote is published or loaded. */
export const isIntegrity = (text: string): boolean => RegExp(`^${HASH}$`).test(text)

/** The hashes that a source holds, as a bundle's own loader has one for each chunk that it may ask for. */
export const hashesIn = (source: string): string[] => source.match(RegExp(HASH, 'g')) ?? []
