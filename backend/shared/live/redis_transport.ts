import logger from '@adonisjs/core/services/logger'
import redis from '@adonisjs/redis/services/main'
import type { defineConfig } from '@adonisjs/transmit'

type Transport = ReturnType<NonNullable<Parameters<typeof defineConfig>[0]['transport']>['driver']>
type Message = Parameters<Transport['publish']>[1]

const RETRY_MS = 5_000

/**
 * Carries live events between processes, over the connection that cache and limiter use. The package's own one keeps
 * whatever Redis does not take, without a bound; a lost event costs a player the time until the next poll.
 */
export class RedisTransport implements Transport {
  #id = ''
  #retry: NodeJS.Timeout | undefined

  setId(id: string): this {
    this.#id = id
    return this
  }

  async publish(channel: string, message: Message): Promise<void> {
    try {
      await redis.publish(channel, JSON.stringify({ from: this.#id, message }))
    } catch (error) {
      logger.warn({ err: error }, 'live events: Redis does not answer')
    }
  }

  subscribe<Heard extends Message>(channel: string, handler: (message: Heard) => unknown) {
    const hear = (text: string) => {
      const { from, message } = JSON.parse(text) as { from: string; message: Heard }
      // What this process says, it has told its own pages already.
      if (from !== this.#id) void handler(message)
    }
    const listen = () => {
      redis.connection().subscribe(channel, hear, {
        onSubscription: () => undefined,
        onError: () => (this.#retry = setTimeout(listen, RETRY_MS).unref()),
      })
    }
    listen()
    return Promise.resolve()
  }

  unsubscribe(channel: string): Promise<void> {
    return redis.unsubscribe(channel).then(() => undefined)
  }

  /** Nothing is kept for later. */
  onReconnect(): void {}

  /** Nobody else closes it once the cache has closed the connection that it belongs to. */
  disconnect(): Promise<void> {
    clearTimeout(this.#retry)
    redis.connection().ioSubscriberConnection?.disconnect()
    return Promise.resolve()
  }
}
