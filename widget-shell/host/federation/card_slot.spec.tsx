import { act, render, screen } from '@testing-library/react'
import type { Card, CardProps, Host, RemoteModule } from '@sidepick/card-kit'
import { aModule, fakeLoader } from '../testing/fake_loader'
import { aRemote } from '../testing/fixtures'
import { CardSlot } from './card_slot'
import { browserWaiting } from './remote_loader'
import { createRemotes } from './remotes'

const Good: Card = () => <p>the card</p>
const Throwing: Card = () => {
  throw new Error('broken card')
}

async function show(
  cards: Record<string, Card> | 'fails',
  fallback: 'error_view' | 'silent' = 'error_view',
  later?: RemoteModule['later']
) {
  const outcome = cards === 'fails' ? new Error('gone') : { ...aModule(cards), later }
  const { loader } = fakeLoader({ 'play-cards': [outcome] })
  const failed = jest.fn()
  const remotes = createRemotes({
    entries: [aRemote({ fallback, cards: ['One', 'Two'] })],
    loader,
    waiting: browserWaiting,
    contract: '1.0',
    hostFor: () => ({}) as Host,
    report: () => undefined,
  })
  const slot = (componentName: string) => (
    <CardSlot
      remotes={remotes}
      card={{ rule: { componentName } } as CardProps}
      pending={<p>waiting</p>}
      errorView={(id) => <p>{id} failed</p>}
      renderFailed={failed}
    />
  )
  render(
    <>
      {slot('One')}
      {slot('Two')}
    </>
  )
  expect(screen.getAllByText('waiting')).toHaveLength(2)
  await act(async () => {
    await remotes.load('play-cards')
  })
  return { failed }
}

beforeEach(() => void jest.useFakeTimers({ advanceTimers: 50 }))
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('a slot shows what is pending, then the card, without a pause between', async () => {
  await show({ One: Good, Two: Good })
  expect(screen.getAllByText('the card')).toHaveLength(2)
})

test('a card that throws falls alone and is reported', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { failed } = await show({ One: Throwing, Two: Good })
  expect(screen.getByText('the card')).toBeInTheDocument()
  expect(screen.getByText('play-cards failed')).toBeInTheDocument()
  expect(failed).toHaveBeenCalledWith(
    'play-cards',
    'One',
    expect.objectContaining({ message: 'broken card' })
  )
  quiet.mockRestore()
})

test('a remote that does not come shows its error view, a silent one nothing', async () => {
  await show('fails')
  expect(screen.getAllByText('play-cards failed')).toHaveLength(2)
  document.body.replaceChildren()
  await show('fails', 'silent')
  expect(screen.queryByText('play-cards failed')).toBeNull()
})

test('a card that the remote announced and did not bring leaves its place empty', async () => {
  await show({ One: Good })
  expect(screen.getAllByText('the card')).toHaveLength(1)
  expect(screen.queryByText('waiting')).toBeNull()
})

test('a card that the remote keeps for later is fetched by its slot, again once the browser is online', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const later = jest
    .fn<ReturnType<NonNullable<RemoteModule['later']>>, []>(async () => ({
      register: () => ({ Two: Good }),
    }))
    .mockRejectedValueOnce(new Error('offline'))
  await show({ One: Good }, 'error_view', later)
  expect(screen.getAllByText('the card')).toHaveLength(1)
  expect(screen.getByText('waiting')).toBeInTheDocument()
  await act(async () => {
    window.dispatchEvent(new Event('online'))
  })
  expect(screen.getAllByText('the card')).toHaveLength(2)
  expect(screen.queryByText('waiting')).toBeNull()
  expect(later).toHaveBeenCalledTimes(2)
})
