/**
 * The files of the other parts of a suite that is run in parts, as two processes do side by side. `part` is "1/2" for the first
 * of two. Each file is in one part, and where it is changes with its neighbours alone: a suite's slow files lie apart.
 *
 * @throws Error when it names no part.
 */
export function filesOfOtherParts(part: string, files: readonly string[]): string[] {
  const [number = 0, count = 0] = part.split('/').map(Number)
  if (!Number.isInteger(number) || !Number.isInteger(count) || number < 1 || number > count) {
    throw new Error(`TEST_PART is "${part}": give the number of a part and how many there are`)
  }
  return [...files].sort().filter((_, index) => index % count !== number - 1)
}
