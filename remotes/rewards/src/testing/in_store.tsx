import type { Card, Host } from '@sidepick/card-kit'
import { renderCard } from '@sidepick/card-kit/testing'
import { platformOver } from '@sidepick/card-kit/testing/platform'
import type { LocalServer } from './local_server'

/** Draws a card that reads from the platform, over the given server. */
export function drawCard(
  Drawn: Card,
  props: Parameters<typeof renderCard>[1],
  server: LocalServer,
  over: Partial<Host> = {}
) {
  const { host, wrapper: Store } = platformOver(server.http)
  const InStore: Card = (all) => (
    <Store>
      <Drawn {...all} />
    </Store>
  )
  return renderCard(InStore, props, { ...host, ...over })
}
