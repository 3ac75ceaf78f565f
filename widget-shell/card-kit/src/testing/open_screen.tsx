import type { Host, Screen, ScreenProps } from '@sidepick/card-kit'
import { renderScreen } from './index'
import type { Http } from '@sidepick/card-kit'
import { platformOver } from './platform'

/** Draws a screen that reads from the platform. */
export function openScreen(
  Inner: Screen,
  http: Http,
  overrides: Partial<ScreenProps> = {},
  hostOverrides: Partial<Host> = {}
) {
  const { host, wrapper: Store } = platformOver(http)
  const InStore: Screen = (props) => (
    <Store>
      <Inner {...props} />
    </Store>
  )
  return renderScreen(InStore, overrides, { ...host, ...hostOverrides })
}
