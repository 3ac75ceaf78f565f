import type { QueuedCall, VSWidgetGlobal } from './contract'
import { listen } from './events'
import { VERSION } from './version'
import { createWidget, type Page, type Widget } from './widget'

const CONTAINERS = '[data-vs-widget],[data-vs-custom]'

/** A page may empty a container at any time; the widget in it is lost. */
const standsIn = ({ container, box }: Widget) => container.contains(box.outer)

/** The loader's public API, which holds all widgets of the page. */
export function createApi(origin: string, loadScript: Page['loadScript']): VSWidgetGlobal {
  const page: Page = { origin, widgets: new Map(), events: new EventTarget(), loadScript }
  const { widgets } = page

  /** A wrong use of the API must not stop the page's other scripts. */
  function attempt<Result>(work: () => Result): Result[] {
    try {
      return [work()]
    } catch (error) {
      console.error(error)
      return []
    }
  }

  const api: VSWidgetGlobal = {
    version: VERSION,
    q: {
      push: (...calls: QueuedCall[]) =>
        calls.forEach(([method, ...args]) =>
          attempt(() => (api[method] as (...given: unknown[]) => unknown)(...args))
        ),
    },
    mount(target, options) {
      const container = typeof target === 'string' ? document.querySelector(target) : target
      if (!container) throw new Error(`[VSWidget] ${target} is not on the page`)
      const present = widgets.get(container)
      if (present && standsIn(present)) return present.handle
      present?.handle.destroy()
      const widget = createWidget(container as HTMLElement, options, page)
      widgets.set(container, widget)
      return widget.handle
    },
    scan(root = document) {
      // Single-page applications remove containers without notice.
      for (const widget of widgets.values()) {
        const { iframe, handle } = widget
        if (!standsIn(widget) || (iframe.parentNode && !iframe.isConnected)) handle.destroy()
      }
      return [...root.querySelectorAll(CONTAINERS)].flatMap((found) =>
        attempt(() => api.mount(found))
      )
    },
    get: (id) => [...widgets.values()].find((widget) => widget.handle.id === id)?.handle,
    on: (name, listener) => listen(page.events, name, listener),
  }
  return api
}
