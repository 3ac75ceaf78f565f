import { render } from '@testing-library/react'
import { createElement } from 'react'
import { CONTRACT } from './contract'
import type {
  Card,
  CardProps,
  Emit,
  Host,
  PlayView,
  RemoteModule,
  Screen,
  TimerName,
} from './contract'
import { cardProps, fakeHost } from './testing'

/** A remote as a partner writes one. */
const remote: RemoteModule = {
  contract: CONTRACT,
  register: ({ emit }) => ({
    Greeting({ viewer, play }) {
      emit('analytics', { name: 'greeted' })
      return createElement('p', null, `${viewer.profile?.username ?? 'You'}: ${play.points.total}`)
    },
  }),
}

test('a remote that keeps to the contract draws its cards and tells the host', async () => {
  const host = fakeHost()
  const { Greeting } = await remote.register(host)
  const { container } = render(createElement(Greeting!, cardProps()))
  expect(container.textContent).toBe('You: 0')
  expect(host.emitted).toEqual([{ name: 'analytics', data: { name: 'greeted' } }])
})

/** What compiles and what does not; nothing of it runs. */
export function eventTypes(emit: Emit) {
  emit('side_picked', { side: 'A' })
  // @ts-expect-error a side that there is not
  emit('side_picked', { side: 'C' })
  // @ts-expect-error an event without its data
  emit('next_requested')
  // @ts-expect-error data of another event
  emit('game_chosen', { side: 'A' })
  // @ts-expect-error a command, which no card gives
  emit('go_to_next', {})
  // @ts-expect-error data that the event has not
  emit('mute_toggled', { muted: true })
  emit('time_requested', { ms: null })
  // @ts-expect-error a time that is left out
  emit('time_requested', {})
  // @ts-expect-error a way to sign in that there is not
  emit('social_requested', { provider: 'myspace' })
}

export function cardTypes(props: CardProps, play: PlayView) {
  // @ts-expect-error props are read, and the host's alone
  const mine: Card = (_: { title: string }) => null
  // @ts-expect-error a card draws something that React knows
  const object: Card = () => ({ text: 'no element' })
  // @ts-expect-error a prop that cards have not
  void props.dispatch
  // @ts-expect-error an earlier visit's timers may not run
  void props.timers.autoAdvance.remainingMs
  // @ts-expect-error a stranger has no profile
  void props.viewer.profile.username
  // @ts-expect-error a timer that there is not
  const timer: TimerName = 'lunchBreak'
  // @ts-expect-error unknown before the visit's script has loaded
  void play.list.length
  // @ts-expect-error open until the pick is settled
  void play.sideAPercent.toFixed()
  // @ts-expect-error the list is the host's
  play.list?.push(play.list[0]!)
  const [bonus, taps]: [number, number | undefined] = [play.points.bonus, play.points.taps]
  return { mine, object, timer, bonus, taps }
}

export function remoteTypes(host: Host, screen: Screen) {
  // @ts-expect-error a remote says which contract it was built against
  const nameless: RemoteModule = { register: () => ({}) }
  // @ts-expect-error a remote registers cards, even if there are none
  const empty: RemoteModule = { contract: CONTRACT }
  // @ts-expect-error a screen needs more than a card is given
  const card: Card = screen
  // @ts-expect-error a host without ads has no such function
  void host.ads()
  // @ts-expect-error the session is the host's
  void host.session
  return { nameless, empty, card }
}
