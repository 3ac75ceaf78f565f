import type { Http } from '@sidepick/card-kit'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { drawPart } from '../../testing/draw_part'
import { TestTimer } from './test_timer'

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })

beforeEach(() => void jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

async function draw(answer: () => Promise<unknown>) {
  const sent: unknown[] = []
  const http = ((path: string, input: unknown) => {
    if (path !== '/demo/test') return Promise.resolve({ items: [], next: null })
    sent.push(input)
    return answer()
  }) as unknown as Http
  drawPart(<TestTimer variants={new Map([['narrow', 'other']])} />, http)
  await screen.findByText('The timer has not started.')
  const leave = () => user.click(screen.getByRole('button', { name: 'Leave the screen' }))
  const finish = async () => {
    await user.click(screen.getByRole('button', { name: 'Start the timer' }))
    act(() => jest.advanceTimersByTime(5_000))
    await screen.findByText('The timer has ended.')
  }
  return { sent, leave, finish }
}

describe('The test screen', () => {
  it('is not left before its timer has ended', async () => {
    const { sent, leave } = await draw(() => Promise.resolve({}))
    await leave()
    expect(screen.getByRole('alert')).toHaveTextContent('Test timeout has not finished yet.')
    await user.click(screen.getByRole('button', { name: 'Start the timer' }))
    act(() => jest.advanceTimersByTime(4_900))
    await leave()
    expect(screen.getByRole('alert')).toHaveTextContent('Test timeout has not finished yet.')
    expect(sent).toEqual([])
  })

  it('sends the variants when it is left, and shows what the server understood', async () => {
    const body = { variants: { narrow: 'other' }, e2eAutomatedTest: false }
    const { sent, leave, finish } = await draw(() => Promise.resolve(body))
    await finish()
    await leave()
    expect(sent).toEqual([{ method: 'POST', body }])
    expect(await screen.findByText('narrow: other')).toBeInTheDocument()
  })

  it('says that only a demo takes it', async () => {
    const { leave, finish } = await draw(() =>
      Promise.reject(Object.assign(new Error(), { status: 404 }))
    )
    await finish()
    await leave()
    expect(await screen.findByRole('alert')).toHaveTextContent("Only a demo's server takes this.")
  })
})
