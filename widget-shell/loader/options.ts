import type { MountOptions } from '@sidepick/rules/embed_options'

/**
 * The container's attributes, with the given options on top, all as they are written. The frame names those that mean
 * nothing, see `vs_ignored`.
 */
export function readOptions({ dataset }: HTMLElement, given: MountOptions): MountOptions {
  const options: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(dataset)) {
    if (/^vs[A-Z]/.test(key)) options[key[2]!.toLowerCase() + key.slice(3)] = value
  }
  return { ...options, ...given }
}

/** Whether an option without a value of its own is set: present, and not `false`. */
export const isOn = (option: unknown) => String(option ?? false) !== 'false'
