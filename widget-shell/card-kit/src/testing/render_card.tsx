import { render, type RenderResult } from '@testing-library/react'
import { HostProvider, type Card, type CardProps, type Host } from '../index'
import { cardProps } from './card_props'
import { fakeHost, type FakeHost } from './fake_host'

export interface RenderedCard extends RenderResult {
  host: FakeHost
  /** Draws again with other props over the first ones. */
  update: (overrides: Partial<CardProps>) => void
}

/** Draws one card as the shell does, over a fake host whose `emitted` tells what the card said. */
export function renderCard(
  Card: Card,
  overrides: Partial<CardProps> = {},
  hostOverrides: Partial<Host> = {}
): RenderedCard {
  const host = fakeHost({ locale: overrides.locale ?? 'en-us', ...hostOverrides })
  const draw = (more: Partial<CardProps>) => (
    <HostProvider host={host}>
      <Card {...cardProps({ emit: host.emit, ...overrides, ...more })} />
    </HostProvider>
  )
  const result = render(draw({}))
  return { ...result, host, update: (more) => result.rerender(draw(more)) }
}
