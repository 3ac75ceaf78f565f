import { setImmediate as nextTurn } from 'node:timers/promises'
import TransmitProvider from '@adonisjs/transmit/transmit_provider'
import { LIVE_TOPIC, type LiveEvent } from '#shared/delivery/live'
import { channelOf } from '#shared/delivery/live/streams'
import { outbox } from '#shared/delivery/outbox'

/**
 * Registers the delivery of live events. The package's own routes are not registered, because they let clients name a
 * channel.
 */
export default class LiveProvider extends TransmitProvider {
  #made = false

  boot() {
    this.app.container.resolving('transmit', () => {
      this.#made = true
    })
    outbox.handle<LiveEvent[]>(LIVE_TOPIC, async (events) => {
      const transmit = await this.app.container.make('transmit')
      for (const { userId, type, id } of events) {
        transmit.broadcast(channelOf(userId), { type, id })
        // The package loops over all open streams for each event, so the loop yields in between.
        await nextTurn()
      }
    })
  }

  async ready() {
    if (this.app.getEnvironment() !== 'web') return
    // Before the first stream, so that it gets events of other processes from its start.
    await this.app.container.make('transmit')
  }

  /** Does not create the service only to close it. */
  async shutdown() {
    if (this.#made) await super.shutdown()
  }
}
