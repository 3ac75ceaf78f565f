import logger from '@adonisjs/core/services/logger'
import redis from '@adonisjs/redis/services/main'
import type { defineConfig } from '@adonisjs/transmit'

type Transport = ReturnType<NonNullable<Parameters<typeof defineConfig>[0]['transport']>['driver']>
type Message = Parameters<Transport['publish']>[1]

const RETRY_MS = 5_000

/**
 * Carries messages between processes over the Redis connection of cache and limiter. It retries to subscribe; the
 * packages' own transports try once, and a slow Redis then causes an unhandled rejection.
 */
export class RedisTransport implements Transport {
  #id = ''
  #retry: NodeJS.Timeout | undefined
  #isOver = false

  /**
   * Does not throw, because the packages would store and retry every failed message without a bound. A lost live event
   * only delays a page until its next poll.
   */
  constructor(private readonly undelivered: 'thrown' | 'lost') {}

  setId(id: string): this {
    this.#id = id
    return this
  }

  async publish(channel: string, message: Message): Promise<void> {
    try {
      await redis.publish(channel, JSON.stringify({ from: this.#id, message }))
    } catch (error) {
      if (this.undelivered === 'thrown') throw error
      logger.warn({ err: error, channel }, 'a message is lost: Redis does not answer')
    }
  }

  subscribe<Heard extends Message>(channel: string, handler: (message: Heard) => unknown) {
    const hear = (text: string) => {
      const { from, message } = JSON.parse(text) as { from: string; message: Heard }
      // Skips own messages: this process has told its own pages already.
      if (from !== this.#id) void handler(message)
    }
    const listen = () => {
      // Using a closed connection would reopen it.
      if (this.#isOver) return
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

  /** No queue for later. */
  onReconnect(): void {}

  /** The Redis package closes the connection, after all its users. */
  disconnect(): Promise<void> {
    this.#isOver = true
    clearTimeout(this.#retry)
    return Promise.resolve()
  }
}
