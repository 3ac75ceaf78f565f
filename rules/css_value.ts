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

/** Whether a browser makes no request for this CSS value. */
export function fetchesNothing(value: string): boolean {
  // An escape could hide a function's name from this check.
  if (value.includes('\\')) return false
  const called = [...value.matchAll(/([^\s(),/]*)\(/g)].map(([, name = '']) => name.toLowerCase())
  return called.every((name) => name === '' || FUNCTIONS.has(name))
}
