import { act, fireEvent, screen } from '@testing-library/react'
import type { Card, CardProps, Http } from '@sidepick/card-kit'
import { requestOf } from '@sidepick/card-kit/http_over'
import { answeringHttp, renderCard, samplePlay } from '@sidepick/card-kit/testing'
import { platformOver } from '@sidepick/card-kit/testing/platform'
import { visited } from '../moments'
import { AchievementsCard, AchievementsMini } from './achievements_card'
import { AchievementsCard as achievementStates } from './response.gallery'

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

async function open(state: string, more: Partial<CardProps> = {}, Shown = AchievementsCard) {
  const { props, viewer, answers } = achievementStates[state]!
  const told: unknown[] = []
  const answer = answeringHttp(answers)
  const http = ((...call: Parameters<Http>) => {
    const { method, url, body } = requestOf(...call)
    if (method !== 'PATCH') return answer(...call)
    told.push([url, body])
    return Promise.resolve({})
  }) as Http
  const { host, wrapper: Store } = platformOver(http)
  const InStore: Card = (own) => (
    <Store>
      <Shown {...own} />
    </Store>
  )
  const of = { loggedIn: false, loading: false, profile: null, ...viewer }
  const drawn = renderCard(InStore, { ...(props as Partial<CardProps>), viewer: of, ...more }, host)
  for (let step = 0; step < 50 && !screen.queryByRole('status'); step++) await pass(20)
  return { ...drawn, told }
}

describe('AchievementsCard', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }))
  afterEach(() => jest.useRealTimers())

  it('stands for 4.5 seconds, and tells the server that it was seen', async () => {
    const { told } = await open('of a player')
    expect(screen.getByText('3 in a row')).toBeInTheDocument()
    await pass(4_400)
    expect(screen.getByText('3 in a row')).toBeInTheDocument()
    expect(told).toEqual([])
    await pass(200)
    expect(screen.queryByText('3 in a row')).toBeNull()
    expect(told).toEqual([['/v1/profiles', { achievementsRead: ['streak_3'] }]])
  })

  it('says the same in one line where there is little room', async () => {
    await open('of a player', {}, AchievementsMini)
    expect(screen.getByRole('status')).toHaveClass('mini')
    expect(screen.getByText('3 in a row')).toBeInTheDocument()
    await pass(4_600)
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('stays while it is read', async () => {
    await open('of a player')
    const card = screen.getByRole('status')
    const moved = new MouseEvent('pointermove', { bubbles: true })
    fireEvent(card, Object.assign(moved, { pointerType: 'mouse' }))
    await pass(60_000)
    expect(screen.getByText('3 in a row')).toBeInTheDocument()
    fireEvent(card, new MouseEvent('pointerout', { bubbles: true }))
    await pass(4_750)
    expect(screen.queryByText('3 in a row')).toBeNull()
  })

  it('goes when it is closed', async () => {
    const { told } = await open('of a player')
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByText('3 in a row')).toBeNull()
    expect(told).toHaveLength(1)
  })

  it('tells a stranger what this answer has reached, and tells nobody else', async () => {
    const { told, update } = await open('of a stranger')
    expect(screen.getByText('New achievement')).toBeInTheDocument()
    await pass(4_600)
    expect(screen.queryByText('New achievement')).toBeNull()
    expect(told).toEqual([])
    update({ play: samplePlay({ ...visited(5, { streak: 4 }), correct: true }) })
    expect(screen.queryByText('New achievement')).toBeNull()
  })
})
