const SHAPE = 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'

/** A version 4 UUID, also on a page without https, where browsers leave out `crypto.randomUUID`. */
export function randomId(): string {
  const digits = crypto.getRandomValues(new Uint8Array(SHAPE.length))
  return SHAPE.replaceAll('x', (_x, at: number) => (digits[at]! & 15).toString(16))
}
