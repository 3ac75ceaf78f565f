import { tellLost } from './tell_lost'

/** A frame, and the page around it that says what it has heard. */
function aFrame() {
  const heard: [message: unknown, origin: string][] = []
  const parent = {
    postMessage: (message: unknown, origin: string) => heard.push([message, origin]),
  }
  const events = new EventTarget()
  const frame = Object.assign(events, { parent }) as unknown as Window
  const say = (data: unknown, source: unknown = parent) =>
    events.dispatchEvent(
      Object.assign(new Event('message'), { source, origin: 'https://news.example.com', data })
    )
  return { frame, heard, say }
}

test('the page is greeted, and its answer is told that no game comes', () => {
  const { frame, heard, say } = aFrame()
  tellLost(frame)
  expect(heard).toMatchObject([[{ action: 'vs_hello', source: 'vs-widget', v: 1, iid: '' }, '*']])
  say({ source: 'vs-host', action: 'vs_init', iid: 'i1' })
  const failed = { action: 'vs_failed', iid: 'i1', data: { message: 'not available' } }
  expect(heard[1]).toMatchObject([failed, 'https://news.example.com'])
  const [hello, told] = heard.map(([message]) => (message as { seq: number }).seq)
  expect(told).toBeGreaterThan(hello!)
})

test('nobody else is told', () => {
  const { frame, heard, say } = aFrame()
  tellLost(frame)
  say({ source: 'vs-host', action: 'vs_init', iid: 'i1' }, {})
  say({ source: 'vs-host', action: 'vs_viewport', iid: 'i1' })
  say(null)
  expect(heard).toHaveLength(1)
})

test('a page without another around it says nothing', () => {
  expect(() => tellLost(window)).not.toThrow()
})
