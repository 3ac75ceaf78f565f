import { act, render, screen } from '@testing-library/react'
import { latePart, lateParts, type LatePart } from './late_part'
import { LostParts } from './lost_parts'
import { useLoaded } from './use_loaded'

const ATTEMPTS = 4
const lost = () => Object.assign(new Error('Loading chunk menu failed'), { name: 'ChunkLoadError' })

/** A part whose first files do not come. */
function aPart(failures: number) {
  const load = jest.fn(async () => ({ name: 'The menu' }))
  for (let count = 0; count < failures; count += 1) load.mockRejectedValueOnce(lost())
  return { load, part: latePart(load) }
}

function Menu({ part }: { part: LatePart<{ name: string }> }) {
  return <p>{useLoaded(part, true)?.name ?? 'Nothing yet'}</p>
}

/** The whole of it, until the last wait is over. */
async function show(part: LatePart<{ name: string }>) {
  render(
    <>
      <Menu part={part} />
      <LostParts locale="en-us" />
    </>
  )
  await act(() => jest.runAllTimersAsync())
}

const press = (name: string) =>
  act(async () => {
    screen.getByRole('button', { name }).click()
    await jest.runAllTimersAsync()
  })

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

test('a part that stumbles is drawn without a word', async () => {
  const { part, load } = aPart(ATTEMPTS - 1)
  await show(part)
  expect(screen.getByText('The menu')).toBeInTheDocument()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(load).toHaveBeenCalledTimes(ATTEMPTS)
  expect(part.code()).toEqual({ name: 'The menu' })
})

test('a part that is lost is told, and is drawn once it was asked for again', async () => {
  const { part } = aPart(ATTEMPTS)
  await show(part)
  expect(screen.getByText('Nothing yet')).toBeInTheDocument()
  expect(screen.getByRole('alert')).toHaveTextContent('Part of the game didn’t load.')
  await press('Try again')
  expect(screen.getByText('The menu')).toBeInTheDocument()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a part that is lost twice is told twice', async () => {
  const { part } = aPart(ATTEMPTS * 2)
  await show(part)
  await press('Try again')
  expect(screen.getByRole('alert')).toBeInTheDocument()
  await press('Try again')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a lost part is asked for again once the browser is online', async () => {
  const { part } = aPart(ATTEMPTS)
  await show(part)
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(screen.getByText('The menu')).toBeInTheDocument()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a part that is there already is drawn at once', async () => {
  const { part } = aPart(0)
  await part()
  render(<Menu part={part} />)
  expect(screen.getByText('The menu')).toBeInTheDocument()
  expect(lateParts.areLost()).toBe(false)
})
