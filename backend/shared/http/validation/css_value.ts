/** Functions that a value of a style may call. The others, such as url() and image-set(), fetch something or may do so one day. */
const FUNCTIONS = new Set([
  ...['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color', 'color-mix'],
  ...['light-dark', 'var', 'env', 'calc', 'min', 'max', 'clamp', 'round', 'mod', 'rem', 'abs'],
  ...['linear-gradient', 'radial-gradient', 'conic-gradient', 'repeating-linear-gradient'],
  ...['repeating-radial-gradient', 'repeating-conic-gradient', 'cubic-bezier', 'linear', 'steps'],
  ...['blur', 'brightness', 'contrast', 'drop-shadow', 'grayscale', 'hue-rotate', 'invert'],
  ...['opacity', 'saturate', 'sepia', 'translate', 'translatex', 'translatey', 'scale', 'rotate'],
  ...['minmax', 'repeat', 'fit-content', 'polygon', 'circle', 'ellipse', 'inset'],
])

/** Whether a browser that reads this as a value of a style asks nobody for anything. */
export function fetchesNothing(value: string): boolean {
  // An escape could spell a function's name in letters that this does not see.
  if (value.includes('\\')) return false
  const called = [...value.matchAll(/([^\s(),/]*)\(/g)].map(([, name = '']) => name.toLowerCase())
  return called.every((name) => name === '' || FUNCTIONS.has(name))
}
