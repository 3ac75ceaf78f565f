import { MODAL_PRIORITIES, type ModalPriority } from '@sidepick/rules/types'
import { plainSlice } from './plain_slice'

/** A screen of a remote as a dialog; see ScreenProps. */
export interface ScreenModal {
  kind: 'screen'
  name: string
  params: Record<string, string>
  query: Record<string, string>
  props: Record<string, unknown>
  /** Whether it stays until it is answered: neither Escape nor a button closes it. */
  insists: boolean
  priority: ModalPriority
}

/** A dialog with an OK button; with the server's text if there is one. */
export interface AlertModal {
  kind: 'alert'
  message: string | null
  priority: 'error'
}

/** The host's own menu, or a view that one of its entries opens. */
export interface MenuModal {
  kind: 'menu'
  view: 'main' | 'share' | 'how'
  priority: 'achievement'
}

export type Modal = ScreenModal | AlertModal | MenuModal

/** The first one is shown, the others wait their turn. */
type Queue = readonly Modal[]

const rankOf = ({ priority }: Modal) => MODAL_PRIORITIES.indexOf(priority)
const same = (one: Modal, other: Modal) => JSON.stringify(one) === JSON.stringify(other)

/** An open dialog stays open, because somebody may be typing in it. Waiting ones are ordered by importance. */
function enqueue(queue: Queue, modal: Modal): Queue {
  if (queue.some((known) => same(known, modal))) return queue
  const [shown, ...waiting] = queue
  if (!shown) return [modal]
  const place = waiting.findIndex((known) => rankOf(known) > rankOf(modal))
  return [shown, ...waiting.toSpliced(place < 0 ? waiting.length : place, 0, modal)]
}

/** The dialogs over whatever is shown, one at a time. */
export const modalsSlice = plainSlice(
  'modals',
  [] as Queue
)({
  modalRequested: (queue, modal: Modal) => enqueue(queue, modal),
  /** Replaces the open dialog. */
  modalReplaced: (queue, modal: Modal) => [modal, ...queue.slice(1)],
  modalClosed: (queue) => queue.slice(1),
  /** When the player changes, all dialogs close except errors. */
  screensDropped: (queue) => queue.filter(({ kind }) => kind === 'alert'),
})

export const { modalRequested, modalReplaced, modalClosed, screensDropped } = modalsSlice.actions
