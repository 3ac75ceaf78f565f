import type { MountOptions } from '@sidepick/rules/embed_options'
import type { EventName, WidgetEvents, WidgetHandle } from '../../loader/contract'
import { loadLoader, type LoaderSource } from './loader_script'

export interface EmbedOptions extends LoaderSource, MountOptions {}

/** A widget that is on its way, or there. */
export interface Embed {
  /** The loader's handle. Rejects when the loader does not come, and never settles after `destroy`. */
  readonly ready: Promise<WidgetHandle>
  /** Listens from the first event on, also before the loader has come. Returns the function that stops listening. */
  on<Name extends EventName>(name: Name, listener: (data: WidgetEvents[Name]) => void): () => void
  /** Removes the widget, or does not let it come; the container is as it was. */
  destroy(): void
}

const withoutSource = ({ origin, loaderPath, integrity, nonce, ...options }: EmbedOptions) =>
  options

/**
 * Shows a widget in an element of the page. The loader is fetched when it is not there yet. Mounting the same element
 * again while its widget is there gives that widget.
 *
 * @throws Error when `target` is a selector that nothing matches.
 */
export function mount(target: string | Element, options: EmbedOptions): Embed {
  const container = typeof target === 'string' ? document.querySelector(target) : target
  if (!container) throw new Error(`[Sidepick] ${String(target)} is not on the page`)
  const lifetime = new AbortController()
  const { signal } = lifetime
  let handle: WidgetHandle | null = null

  const ready = new Promise<WidgetHandle>((resolve, reject) => {
    void loadLoader(options).then(
      (loader) => {
        if (signal.aborted) return
        try {
          handle = loader.mount(container, withoutSource(options))
          resolve(handle)
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)))
        }
      },
      (error: Error) => {
        if (!signal.aborted) reject(error)
      }
    )
  })
  // A page that only mounts sees the reason in the console; one that waits for `ready` handles it.
  ready.catch((error: unknown) => console.error(error))

  return {
    ready,
    on(name, listener) {
      const own = new AbortController()
      const hear = (to: WidgetHandle) => {
        if (own.signal.aborted || signal.aborted) return
        own.signal.addEventListener('abort', to.on(name, listener))
      }
      if (handle) hear(handle)
      else ready.then(hear, () => undefined)
      return () => own.abort()
    },
    destroy() {
      lifetime.abort()
      handle?.destroy()
    },
  }
}
