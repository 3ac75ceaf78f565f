import { isLauncher, LAUNCHER_WAYS, type Launcher } from '@sidepick/rules/display_modes'
import type { MountOptions } from '@sidepick/rules/embed_options'
import type { WidgetHandle } from '../contract'
import { readOptions } from '../options'
import { addDiv } from '../styles'
import { bringLoader } from './bring_loader'
import { drawButton } from './draw_button'

/** Elements that have a launcher already: the script may run twice on a page. */
const launched = new WeakSet<Element>()

/** What presses of this button do. `popup` is the page's own button; the other two are drawn. */
const BUTTON_OF: Record<Launcher, (element: HTMLElement, lang?: string) => HTMLElement> = {
  'popup': (element) => element,
  'floating-button': (element, lang) => drawButton(element, 'floating', lang),
  'side-tab': (element, lang) => drawButton(element, 'tab', lang),
}

/** Out of sight and of the tab order while it is closed; what is shown of the widget lies in the browser's top layer. */
const HIDDEN = { position: 'fixed', width: '0', height: '0', overflow: 'hidden' }

const AWAY = ['docked', 'lightbox']

/** A single-page application removes its elements without notice; the widget goes with the one that opened it. */
function leaveWith(element: Element, leave: () => void) {
  const observer = new MutationObserver(() => {
    if (element.isConnected) return
    observer.disconnect()
    leave()
  })
  observer.observe(document, { childList: true, subtree: true })
}

/** Makes an element open its widget. The widget's frame loads with the first press, and keeps its game from then on. */
export function launch(element: HTMLElement): void {
  const {
    launcher,
    opens,
    label: _label,
    ...options
  } = readOptions(element, {}) as MountOptions & {
    opens?: string
    label?: string
  }
  if (launched.has(element)) return
  if (!isLauncher(launcher) || !opens) {
    console.warn('[VSWidget] data-vs-launcher or data-vs-opens is missing or unknown')
    return
  }
  launched.add(element)
  const button = BUTTON_OF[launcher](element, options.lang)
  let opening: Promise<WidgetHandle | null> | undefined

  const tell = (open: boolean) => {
    button.ariaExpanded = String(open)
    if (button !== element) button.style.visibility = open ? 'hidden' : 'visible'
  }

  async function mount(): Promise<WidgetHandle | null> {
    const api = await bringLoader()
    if (!api) return null
    const place = addDiv(document.body, HIDDEN)
    const wanted = { ...options, widget: opens, launcher, mode: 'docked', eager: true } as const
    const handle = api.mount(place, wanted)
    handle.on('place', (now) => {
      const open = AWAY.includes(now.place)
      place.inert = !open
      tell(open)
      if (open) handle.iframe.focus()
      else button.focus()
    })
    leaveWith(element, () => {
      handle.destroy()
      place.remove()
      opening = undefined
    })
    return handle
  }

  button.ariaHasPopup = 'dialog'
  tell(false)
  button.addEventListener('click', async () => {
    opening ??= mount()
    const handle = await opening
    if (!handle) return void (opening = undefined)
    if (LAUNCHER_WAYS[launcher].opens === 'docked') handle.dock()
    else handle.maximize()
  })
}
