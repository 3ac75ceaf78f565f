import type { Scene } from './scene'

type Props = Readonly<Record<string, unknown>>

/** A screen's props from the experience, overridden by those of its opener. */
export function screenProps({ entry }: Scene, name: string, asked: Props): Props {
  const { componentFlags } = entry.bootstrap.config
  const told = Object.hasOwn(componentFlags, name) ? componentFlags[name] : undefined
  return typeof told === 'object' ? { ...told, ...asked } : asked
}
