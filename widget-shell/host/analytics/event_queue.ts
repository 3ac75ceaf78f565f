import { randomId } from '@sidepick/card-kit/random_id'
import type { AnalyticsEvent } from '@sidepick/rules/analytics_events'

/** An event with what it was measured under. */
export interface Measurement {
  /** By which a receiver knows one that comes again. */
  id: string
  event: AnalyticsEvent
  atMs: number
  /** Counted variants, by experiment; the same object until they change. */
  variants: Readonly<Record<string, string>>
}

/** Measurements of the same variants. A batch that is sent again is the same under the same id. */
export interface Batch {
  id: string
  items: readonly Measurement[]
}

/** `again`: it did not arrive and may later. `refused`: it never will. */
export type Delivery = 'arrived' | 'refused' | 'again'

/** Sends a batch. `leaving`: the page goes, so nothing may be waited for before the request. */
export type Deliver = (batch: Batch, leaving: boolean) => Promise<Delivery>

export interface QueueOptions {
  /** How long an event waits for others, in milliseconds. */
  waitMs: number
  /** Told of events that have arrived. */
  arrived?: (events: readonly AnalyticsEvent[]) => void
}

/** Events of one batch at most; the server takes 50. */
const BATCH_MOST = 50
/** So many do not wait for others. */
const FULL = 20
/** Waiting events at most, where a receiver does not answer: what comes then is lost. */
const QUEUE_MOST = 300

/** Sends measurements in their order, in batches, each once; what did not arrive is sent again with the next. */
export function createQueue(deliver: Deliver, { waitMs, arrived = () => undefined }: QueueOptions) {
  const queue: Measurement[] = []
  let batch: Batch | null = null
  let sending = false
  let timer: ReturnType<typeof setTimeout> | null = null

  function nextBatch(): Batch | null {
    if (batch || queue.length === 0) return batch
    const [first] = queue
    const others = queue.findIndex(({ variants }) => variants !== first?.variants)
    const items = queue.slice(0, Math.min(others < 0 ? queue.length : others, BATCH_MOST))
    return { id: randomId(), items }
  }

  /** Nothing for a batch that was settled meanwhile, when the page went. */
  function settle(sent: Batch, how: Delivery) {
    if (batch !== sent || how === 'again') return
    queue.splice(0, sent.items.length)
    batch = null
    if (how === 'arrived') arrived(sent.items.map(({ event }) => event))
  }

  async function send() {
    if (sending) return
    sending = true
    try {
      for (batch = nextBatch(); batch; batch = nextBatch()) {
        const sent = batch
        const how = await deliver(sent, false)
        settle(sent, how)
        if (how === 'again') return
      }
    } finally {
      sending = false
    }
  }

  function stopWaiting() {
    if (timer) clearTimeout(timer)
    timer = null
  }

  const sendNow = () => {
    stopWaiting()
    void send()
  }

  return {
    /** `urgent` waits for nothing but what is measured in the same moment. */
    add(measurement: Measurement, urgent: boolean) {
      if (queue.length >= QUEUE_MOST) return
      queue.push(measurement)
      if (urgent) queueMicrotask(sendNow)
      else if (queue.length >= FULL) sendNow()
      else timer ??= setTimeout(sendNow, waitMs)
    },
    /** The page may be gone in a moment: sends all that waits. */
    leave() {
      stopWaiting()
      for (batch = nextBatch(); batch; batch = nextBatch()) {
        const sent = batch
        void deliver(sent, true)
        settle(sent, 'arrived')
      }
    },
    stop: stopWaiting,
  }
}

export type Queue = ReturnType<typeof createQueue>
