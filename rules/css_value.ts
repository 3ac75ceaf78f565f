/**
 * CSS functions that are allowed in a value. Others, such as url() and image-set(), load something or may do so in
 * future.
 */
const FUNCTIONS = new Set([
  ...['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color', 'color-mix'],
  ...['light-dark', 'var', 'env', 'calc', 'min', 'max', 'clamp', 'round', 'mod', 'rem', 'abs'],
  ...['linear-gradient', 'radial-gradient', 'conic-gradient', 'repeating-linear-gradient'],
  ...['repeating-radial-gradient', 'repeating-conic-gradient', 'cubic-bezier', 'linear', 'steps'],
  ...['blur', 'brightness', 'contrast', 'drop-shadow', 'grayscale', 'hue-rotate', 'invert'],
  ...['opacity', 'saturate', 'sepia', 'translate', 'translatex', 'translatey', 'scale', 'rotate'],
  ...['minmax', 'repeat', 'fit-content', 'polygon', 'circle', 'ellipse', 'inset'],
])

/** Whether a browser makes no request for this CSS value, and the value ends where its text does. */
export function isContained(value: string): boolean {
  // An escape could hide a function's name from this check.
  return !value.includes('\\') && fetchesNothing(value) && isBalanced(value)
}

function fetchesNothing(value: string): boolean {
  const called = [...value.matchAll(/([^\s(),/]*)\(/g)].map(([, name = '']) => name.toLowerCase())
  return called.every((name) => name === '' || FUNCTIONS.has(name))
}

const CLOSING: Record<string, string> = { '(': ')', '[': ']', '{': '}' }

/** An open bracket, quote or comment would make what stands behind the value a part of it. */
function isBalanced(value: string): boolean {
  const withoutStrings = value.replaceAll(/"[^"\n\r\f]*"|'[^'\n\r\f]*'/g, '')
  if (/["']|\/\*/.test(withoutStrings)) return false
  const awaited: string[] = []
  for (const character of withoutStrings) {
    const closing = CLOSING[character]
    if (closing) awaited.push(closing)
    else if (')]}'.includes(character) && awaited.pop() !== character) return false
  }
  return awaited.length === 0
}
