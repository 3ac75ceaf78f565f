import logger from '@adonisjs/core/services/logger'
import redis from '@adonisjs/redis/services/main'
import type { defineConfig } from '@adonisjs/transmit'

type Transport = ReturnType<NonNullable<Parameters<typeof defineConfig>[0]['transport']>['driver']>
type Message = Parameters<Transport['publish']>[1]

const RETRY_MS = 5_000

/**
 * Carries messages between processes, over the connection that cache and limiter use. It asks again until it may
 * listen: the packages' own ones ask once, and a Redis that is slow then rejects a promise that nobody looks at.
 */
export class RedisTransport implements Transport {
  #id = ''
  #retry: NodeJS.Timeout | undefined
  #isOver = false

  /**
   * Whoever publishes keeps what was `thrown` back, without a bound, and tries again. What is lost instead, such as a
   * live event, costs a player the time until the next poll.
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
      // What this process says, it has told its own pages already.
      if (from !== this.#id) void handler(message)
    }
    const listen = () => {
      // A connection that is asked for after its end opens again, and stays.
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

  /** Nothing is kept for later. */
  onReconnect(): void {}

  /** The connection is closed by its own package, after everything that uses it. */
  disconnect(): Promise<void> {
    this.#isOver = true
    clearTimeout(this.#retry)
    return Promise.resolve()
  }
}
