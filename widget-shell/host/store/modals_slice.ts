import { MODAL_PRIORITIES, type ModalPriority } from '@sidepick/rules/types'
import { plainSlice } from './plain_slice'

/** A screen of a remote as a dialog; see ScreenProps. */
export interface ScreenModal {
  kind: 'screen'
  name: string
  params: Record<string, string>
  query: Record<string, string>
  props: Record<string, unknown>
  /** Whether Escape leaves it open. */
  insists: boolean
  priority: ModalPriority
}

/** A dialog that only OK closes; the text is the server's own where it gave one. */
export interface AlertModal {
  kind: 'alert'
  message: string | null
  priority: 'error'
}

export type Modal = ScreenModal | AlertModal

/** The first one is shown, the others wait their turn. */
type Queue = readonly Modal[]

const rankOf = ({ priority }: Modal) => MODAL_PRIORITIES.indexOf(priority)
const same = (one: Modal, other: Modal) => JSON.stringify(one) === JSON.stringify(other)

/** What is open stays open, whatever comes: somebody may be typing in it. Behind it the more important comes first. */
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
  /** Another one in the place of the one that is shown. */
  modalReplaced: (queue, modal: Modal) => [modal, ...queue.slice(1)],
  modalClosed: (queue) => queue.slice(1),
  /** Of a player who left or came, nothing may stay open; what went wrong is still told. */
  screensDropped: (queue) => queue.filter(({ kind }) => kind === 'alert'),
})

export const { modalRequested, modalReplaced, modalClosed, screensDropped } = modalsSlice.actions
