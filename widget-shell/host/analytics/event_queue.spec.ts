import { createQueue, type Batch, type Delivery } from './event_queue'

const measured = (games: number, variants: Record<string, string> = none) => ({
  id: `m${games}`,
  event: { name: 'end_card_viewed', properties: { games } } as const,
  atMs: 0,
  variants,
})
const none = {}

function rig(...answers: Delivery[]) {
  const batches: { batch: Batch; leaving: boolean }[] = []
  const arrived: unknown[] = []
  const queue = createQueue(
    (batch, leaving) => {
      batches.push({ batch, leaving })
      return Promise.resolve(answers.shift() ?? 'arrived')
    },
    { waitMs: 5000, arrived: (events) => void arrived.push(...events) }
  )
  const sent = () => batches.map(({ batch }) => batch.items.map(({ id }) => id))
  return { queue, batches, arrived, sent }
}

const later = () => jest.advanceTimersByTimeAsync(5000)

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('events wait for others, and go together', async () => {
  const { queue, sent, arrived } = rig()
  queue.add(measured(1), false)
  await jest.advanceTimersByTimeAsync(4000)
  queue.add(measured(2), false)
  expect(sent()).toEqual([])
  await jest.advanceTimersByTimeAsync(1000)
  expect(sent()).toEqual([['m1', 'm2']])
  expect(arrived).toHaveLength(2)
})

test('an urgent event takes along what waits, and what comes in the same moment', async () => {
  const { queue, sent } = rig()
  queue.add(measured(1), false)
  queue.add(measured(2), true)
  queue.add(measured(3), true)
  await jest.advanceTimersByTimeAsync(0)
  expect(sent()).toEqual([['m1', 'm2', 'm3']])
})

test('events under other variants are a batch of their own', async () => {
  const { queue, sent } = rig()
  const variants = { lock: 'long' }
  queue.add(measured(1), false)
  queue.add(measured(2, variants), false)
  queue.add(measured(3, variants), false)
  await later()
  expect(sent()).toEqual([['m1'], ['m2', 'm3']])
})

test('twenty events do not wait, and a batch has fifty at most', async () => {
  const { queue, sent } = rig()
  for (let count = 1; count <= 120; count += 1) queue.add(measured(count), false)
  await jest.advanceTimersByTimeAsync(0)
  expect(sent().map((ids) => ids.length)).toEqual([20, 50, 50])
})

test('a batch that did not arrive is sent again under its id, before what came since', async () => {
  const { queue, batches, sent, arrived } = rig('again')
  queue.add(measured(1), false)
  await later()
  expect(arrived).toEqual([])
  queue.add(measured(2), false)
  await later()
  expect(sent()).toEqual([['m1'], ['m1'], ['m2']])
  expect(batches[1]!.batch.id).toBe(batches[0]!.batch.id)
  expect(arrived).toHaveLength(2)
})

test('a batch that is refused is not sent again, and counts as none', async () => {
  const { queue, sent, arrived } = rig('refused')
  queue.add(measured(1), false)
  await later()
  queue.add(measured(2), false)
  await later()
  expect(sent()).toEqual([['m1'], ['m2']])
  expect(arrived).toEqual([measured(2).event])
})

test('a page that goes sends what waits, and what is under way under the same id', async () => {
  let answer = (_how: Delivery) => undefined as void
  const batches: { batch: Batch; leaving: boolean }[] = []
  const arrived: unknown[] = []
  const queue = createQueue(
    (batch, leaving) => {
      batches.push({ batch, leaving })
      return new Promise((resolve) => (answer = resolve))
    },
    { waitMs: 5000, arrived: (events) => void arrived.push(...events) }
  )
  queue.add(measured(1), true)
  await jest.advanceTimersByTimeAsync(0)
  const under = answer
  queue.add(measured(2), false)
  queue.leave()
  expect(batches.map(({ leaving }) => leaving)).toEqual([false, true, true])
  expect(batches[1]!.batch).toBe(batches[0]!.batch)
  expect(batches[2]!.batch.items.map(({ id }) => id)).toEqual(['m2'])
  under('arrived')
  await later()
  expect(batches).toHaveLength(3)
  expect(arrived).toHaveLength(2)
})

test('what no receiver takes does not pile up without end', async () => {
  const { queue, sent } = rig(...Array<Delivery>(400).fill('again'))
  for (let count = 1; count <= 400; count += 1) queue.add(measured(count), false)
  await later()
  const { length } = sent()
  queue.leave()
  const left = sent().slice(length).flat()
  expect(left).toHaveLength(300)
})
