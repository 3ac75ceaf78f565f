import env from '#start/env'
import { visitor } from '#tests/helpers/visitor'

export interface HeardEvent {
  channel: string
  payload: { type: string; id: string }
}

/** Asks for a player's live events as a browser does, and hears them until one side ends it. */
export async function openLiveStream(
  { accessToken }: { accessToken: string | null },
  url: string = env.get('APP_URL')
) {
  const leaving = new AbortController()
  const response = await fetch(`${url}/v1/notifications/stream`, {
    headers: {
      ...visitor(),
      ...(accessToken !== null && { authorization: `Bearer ${accessToken}` }),
    },
    signal: leaving.signal,
  })
  const heard: HeardEvent[] = []
  let heartbeats = 0
  let wake = () => {}
  const read = async () => {
    if (!response.ok) return
    let rest = ''
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      const blocks = (rest + chunk).split('\n\n')
      rest = blocks.pop()!
      for (const block of blocks) {
        if (!block.startsWith('data: ')) continue
        const event = JSON.parse(block.slice('data: '.length)) as HeardEvent
        if (event.channel === '$$transmit/ping') heartbeats += 1
        else heard.push(event)
        wake()
      }
    }
  }
  const ended = read().then(
    () => 'ended' as const,
    () => 'broken off' as const
  )
  return {
    status: response.status,
    headers: response.headers,
    heard,
    heartbeats: () => heartbeats,
    /** Resolves when it is over, and says whether the server ended it or the connection broke. */
    ended,
    /** Waits until so many events were heard. */
    async hear(count: number): Promise<HeardEvent[]> {
      while (heard.length < count) {
        const more = new Promise<void>((resolve) => (wake = resolve))
        const over = await Promise.race([more, ended])
        if (over && heard.length < count) throw new Error(`it ended after ${heard.length} events`)
      }
      return heard
    },
    close: () => leaving.abort(),
  }
}
