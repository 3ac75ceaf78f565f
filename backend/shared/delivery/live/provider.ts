import { setImmediate as nextTurn } from 'node:timers/promises'
import TransmitProvider from '@adonisjs/transmit/transmit_provider'
import { LIVE_TOPIC, type LiveEvent } from '#shared/delivery/live'
import { channelOf } from '#shared/delivery/live/streams'
import { outbox } from '#shared/delivery/outbox'

/** Says who delivers live events. The package's routes stay away: they let whoever asks name a channel. */
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
        // The package looks at every open stream for each of them: others have their turn in between.
        await nextTurn()
      }
    })
  }

  async ready() {
    if (this.app.getEnvironment() !== 'web') return
    // Before the first stream is asked for: it then hears other processes from its beginning.
    await this.app.container.make('transmit')
  }

  /** What nobody used is not made for the sake of closing it. */
  async shutdown() {
    if (this.#made) await super.shutdown()
  }
}
