import { attributeOf, OPTION_VALUES } from '@sidepick/rules/embed_options'
import type { EventName } from '../../loader/contract'
import { mount, type Embed } from './mount'

/** Pictures are no text, so no attribute holds them. */
const ATTRIBUTES = Object.entries(OPTION_VALUES)
  .filter(([, values]) => values !== 'object')
  .map(([name]) => attributeOf(name))

const SOURCE = ['origin', 'loader-path', 'integrity', 'nonce']

const EVENTS: Record<EventName, true> = {
  load: true,
  resize: true,
  place: true,
  dock: true,
  undock: true,
  logout: true,
  analytics: true,
  error: true,
}

/** A server renders the tag alone; the class is defined where there is a document. */
const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement

/**
 * `<sidepick-widget origin="…" widget="…">`: a widget for as long as the element is on the page. A changed attribute shows
 * the widget anew. Each event of the widget is an event of the element, `sidepick-load` and so on, with its data in `detail`.
 */
class SidepickElement extends Base {
  static readonly observedAttributes = [...ATTRIBUTES, ...SOURCE]

  /** The widget, while the element is on the page and names an origin. */
  embed: Embed | null = null
  #changed = false

  connectedCallback() {
    if (!this.style.display) this.style.display = 'block'
    this.#plan()
  }

  disconnectedCallback() {
    this.#remove()
  }

  attributeChangedCallback() {
    if (this.isConnected) this.#plan()
  }

  /** Several attributes that change together show the widget once. */
  #plan() {
    if (this.#changed) return
    this.#changed = true
    queueMicrotask(() => {
      this.#changed = false
      this.#remove()
      if (this.isConnected) this.#show()
    })
  }

  #show() {
    const origin = this.getAttribute('origin')
    if (!origin) return console.error('[Sidepick] <sidepick-widget> needs the attribute origin')
    const container = document.createElement('div')
    for (const attribute of ATTRIBUTES) {
      const value = this.getAttribute(attribute)
      if (value !== null) container.setAttribute(`data-vs-${attribute}`, value)
    }
    this.append(container)
    this.embed = mount(container, {
      origin,
      loaderPath: this.getAttribute('loader-path') ?? undefined,
      integrity: this.getAttribute('integrity') ?? undefined,
      // A connected element hides its nonce from selectors; the property still holds it.
      nonce: this.nonce || undefined,
    })
    for (const name of Object.keys(EVENTS) as EventName[]) {
      this.embed.on(name, (detail) =>
        this.dispatchEvent(new CustomEvent(`sidepick-${name}`, { detail, bubbles: true }))
      )
    }
  }

  #remove() {
    this.embed?.destroy()
    this.embed = null
    this.replaceChildren()
  }
}

if (globalThis.customElements && !customElements.get('sidepick-widget')) {
  customElements.define('sidepick-widget', SidepickElement)
}

declare global {
  interface HTMLElementTagNameMap {
    'sidepick-widget': SidepickElement
  }
}

export type { SidepickElement }
