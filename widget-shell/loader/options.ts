import type { MountOptions } from '@sidepick/rules/embed_options'
import { optionText } from '@sidepick/rules/read_option'

/**
 * The container's attributes, with the given options on top, all as texts but a list of pictures; what was not given
 * leaves the attribute as it is. The frame names those that mean nothing, see `vs_ignored`.
 */
export function readOptions({ dataset }: HTMLElement, given?: MountOptions): MountOptions {
  const options: Record<string, unknown> = {}
  function take(name: string, value: unknown) {
    const read = Array.isArray(value) ? value : optionText(value)
    if (read !== undefined) options[name] = read
  }
  Object.entries(dataset).forEach(([key, value]) => {
    if (/^vs[A-Z]/.test(key)) take(key[2]!.toLowerCase() + key.slice(3), value)
  })
  Object.entries({ ...given }).forEach(([name, value]) => take(name, value))
  return options
}
