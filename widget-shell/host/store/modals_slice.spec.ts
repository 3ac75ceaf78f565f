import type { ModalPriority } from '@sidepick/rules/types'
import {
  modalClosed,
  modalReplaced,
  modalRequested,
  modalsSlice,
  screensDropped,
  type Modal,
} from './modals_slice'

const aScreen = (priority: ModalPriority, name: string = priority): Modal => ({
  kind: 'screen',
  name,
  params: {},
  query: {},
  props: {},
  insists: false,
  priority,
})
const anAlert: Modal = { kind: 'alert', message: 'No', priority: 'error' }

type Action = Parameters<typeof modalsSlice.reducer>[1]
const after = (...actions: Action[]) =>
  actions.reduce<readonly Modal[]>((queue, action) => modalsSlice.reducer(queue, action), [])
const priorities = (...actions: Action[]) => after(...actions).map(({ priority }) => priority)

test('what is open stays, and behind it the more important comes first', () => {
  const asked = (['achievement', 'level_up', 'gift', 'sign_up', 'terms'] as const).map((priority) =>
    modalRequested(aScreen(priority))
  )
  expect(priorities(...asked, modalRequested(anAlert))).toEqual([
    'achievement',
    'terms',
    'error',
    'sign_up',
    'level_up',
    'gift',
  ])
})

test('of two alike in importance the earlier comes first, and the same one is shown once', () => {
  const names = after(
    modalRequested(aScreen('terms')),
    modalRequested(aScreen('sign_up', 'One')),
    modalRequested(aScreen('sign_up', 'Two')),
    modalRequested(aScreen('sign_up', 'One'))
  ).map((modal) => modal.kind === 'screen' && modal.name)
  expect(names).toEqual(['terms', 'One', 'Two'])
})

test('closing shows the next, and replacing keeps those who wait', () => {
  const open = [modalRequested(aScreen('sign_up')), modalRequested(aScreen('gift'))]
  expect(priorities(...open, modalReplaced(aScreen('terms')))).toEqual(['terms', 'gift'])
  expect(priorities(...open, modalClosed())).toEqual(['gift'])
  expect(priorities(...open, modalClosed(), modalClosed(), modalClosed())).toEqual([])
})

test('a change of player drops every screen and keeps what went wrong', () => {
  const open = [modalRequested(aScreen('sign_up')), modalRequested(anAlert)]
  expect(after(...open, screensDropped())).toEqual([anAlert])
})
