import { render, type RenderResult } from '@testing-library/react'
import { HostProvider, type Host, type Screen, type ScreenProps } from '../index'
import { screenProps } from './card_props'
import { fakeHost, type FakeHost } from './fake_host'

export interface RenderedScreen extends RenderResult {
  host: FakeHost
  /** Draws again with other props over the first ones. */
  update: (overrides: Partial<ScreenProps>) => void
}

/** Draws one screen as the shell does, over a fake host whose `emitted` tells what the screen said. */
export function renderScreen(
  Screen: Screen,
  overrides: Partial<ScreenProps> = {},
  hostOverrides: Partial<Host> = {}
): RenderedScreen {
  const host = fakeHost({ locale: overrides.locale ?? 'en-us', ...hostOverrides })
  const draw = (more: Partial<ScreenProps>) => (
    <HostProvider host={host}>
      <Screen {...screenProps({ emit: host.emit, ...overrides, ...more })} />
    </HostProvider>
  )
  const result = render(draw({}))
  return { ...result, host, update: (more) => result.rerender(draw(more)) }
}
