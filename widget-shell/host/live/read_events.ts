/** Reads a stream of server-sent events: ids of something new, or null for a keep-alive. */
type Heard = string | null

const DATA = 'data: '
const END_OF_EVENT = '\n\n'

/** Uses a reader, because not every browser can iterate over a stream. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<Heard> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const blocks = (rest + decoder.decode(value, { stream: true })).split(END_OF_EVENT)
    rest = blocks.pop() ?? ''
    for (const block of blocks) yield idOf(block)
  }
}

function idOf(block: string): Heard {
  if (!block.startsWith(DATA)) return null
  const { payload } = JSON.parse(block.slice(DATA.length)) as { payload?: { id?: string } }
  return payload?.id ?? null
}
