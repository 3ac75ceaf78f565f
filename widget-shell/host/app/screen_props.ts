import type { Scene } from './scene'

type Props = Readonly<Record<string, unknown>>

/** What the experience says to a screen by its name, under what its opener says. */
export function screenProps({ entry }: Scene, name: string, asked: Props): Props {
  const { componentFlags } = entry.bootstrap.config
  const told = Object.hasOwn(componentFlags, name) ? componentFlags[name] : undefined
  return typeof told === 'object' ? { ...told, ...asked } : asked
}
