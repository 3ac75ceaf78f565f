type Act = (stage: HTMLElement) => Promise<void>

/** What somebody puts into a form: a text by the selector of its field, or true for what is ticked. */
type Filled = Readonly<Record<string, string | true>>

const PATIENCE_MS = 4_000
const LOOK_AGAIN_MS = 20

/** A screen's code, and what it reads first, may still be on their way. */
async function soon<Found>(find: () => Found | null | undefined | false): Promise<Found> {
  const since = Date.now()
  for (;;) {
    const found = find()
    if (found) return found
    if (Date.now() - since > PATIENCE_MS) throw new Error('What this state acts on never came')
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
  }
}

/** Types as a browser does: React watches the setter of the element itself. */
function type(field: HTMLInputElement | HTMLSelectElement, value: string) {
  const chosen = field instanceof HTMLSelectElement
  const { prototype } = chosen ? HTMLSelectElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(chosen ? 'change' : 'input', { bubbles: true }))
}

/** Fills the form in that has all these fields. */
const fill = async (stage: HTMLElement, filled: Filled): Promise<HTMLFormElement> => {
  const selectors = Object.keys(filled)
  const form = await soon(() =>
    [...stage.querySelectorAll('form')].find((one) =>
      selectors.every((selector) => one.querySelector(selector))
    )
  )
  for (const [selector, value] of Object.entries(filled)) {
    const field = form.querySelector<HTMLInputElement>(selector)
    if (field && value === true) field.click()
    else if (field) type(field, String(value))
  }
  return form
}

/** Fills a form in and sends it. */
export const send =
  (filled: Filled = {}): Act =>
  async (stage) =>
    (await fill(stage, filled)).requestSubmit()

/** Presses what the selector finds, once it may be pressed. */
export const press =
  (selector: string): Act =>
  async (stage) =>
    (await soon(() => stage.querySelector<HTMLElement>(`${selector}:not(:disabled)`))).click()

/** Waits for what comes by itself. */
export const until =
  (selector: string): Act =>
  async (stage) =>
    void (await soon(() => stage.querySelector(selector)))

/** One after the other, each on what the one before has led to. */
export const inTurn =
  (...acts: Act[]): Act =>
  async (stage) => {
    for (const act of acts) await act(stage)
  }

export const EMAIL = '[name="email"]'
export const PASSWORD = '[name="password"]'
export const USERNAME = '[name="username"]'
export const BOX = '[type="checkbox"]'
