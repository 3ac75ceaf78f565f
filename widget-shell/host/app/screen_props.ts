import { configNow } from './config_now'
import type { Scene } from './scene'

type Props = Readonly<Record<string, unknown>>

/** A screen's props from the experience, overridden by those of its opener. */
export function screenProps(
  scene: Pick<Scene, 'entry' | 'app'>,
  name: string,
  asked: Props
): Props {
  const { componentFlags } = configNow(scene)
  const told = Object.hasOwn(componentFlags, name) ? componentFlags[name] : undefined
  return typeof told === 'object' ? { ...told, ...asked } : asked
}
