import { reservedBox } from '@sidepick/rules/reserved_box'
import { useEffect, useRef, useState, type CSSProperties, type Ref } from 'react'
import {
  mount,
  type EmbedOptions,
  type EventName,
  type WidgetEvents,
  type WidgetHandle,
} from '@sidepick/embed'

/** `onLoad`, `onResize` and so on: one listener for each event of the widget. */
export type Listeners = {
  [Name in EventName as `on${Capitalize<Name>}`]?: (data: WidgetEvents[Name]) => void
}

/** What is shown: a widget by its id, or by a short name. */
type Shown = { widget: string } | { custom: string }

export type SidepickWidgetProps = EmbedOptions & Shown & OfComponent

interface OfComponent extends Listeners {
  className?: string
  style?: CSSProperties
  /** The loader's handle, while the widget is there. */
  handleRef?: Ref<WidgetHandle>
  /** The loader did not come. The page is as it was. */
  onFailure?: (error: Error) => void
}

const EVENTS: { [Name in EventName]: `on${Capitalize<Name>}` } = {
  load: 'onLoad',
  resize: 'onResize',
  place: 'onPlace',
  dock: 'onDock',
  undock: 'onUndock',
  logout: 'onLogout',
  analytics: 'onAnalytics',
  error: 'onError',
}

/**
 * Keeps the place of the box from the first paint on, also of a page that a server drew, until the loader reserves it:
 * the same sizes as the loader's.
 */
function reserved(options: EmbedOptions): CSSProperties {
  const { mostWidth, leastHeight, ratio, below } = reservedBox(options)
  return {
    boxSizing: 'content-box',
    width: '100%',
    maxWidth: mostWidth,
    minHeight: leastHeight,
    aspectRatio: ratio.join(' / '),
    marginInline: 'auto',
    ...(below !== null && { paddingBottom: below }),
  }
}

function tell(ref: Ref<WidgetHandle> | undefined, handle: WidgetHandle | null) {
  if (typeof ref === 'function') ref(handle)
  else if (ref) ref.current = handle
}

/** A widget for as long as the component is mounted. A changed option shows it anew; a changed listener does not. */
export function SidepickWidget(props: SidepickWidgetProps) {
  const { className, style, handleRef, onFailure, ...rest } = props
  const container = useRef<HTMLDivElement>(null)
  const latest = useRef(props)
  const [there, setThere] = useState(false)

  useEffect(() => {
    latest.current = props
  })

  const listeners: readonly string[] = Object.values(EVENTS)
  const options = Object.fromEntries(
    Object.entries(rest).filter(([name]) => !listeners.includes(name))
  )
  const key = JSON.stringify(options)

  useEffect(() => {
    const embed = mount(container.current as HTMLDivElement, JSON.parse(key) as EmbedOptions)
    for (const [name, prop] of Object.entries(EVENTS) as [EventName, keyof Listeners][]) {
      embed.on(name, (data) =>
        (latest.current[prop] as ((it: unknown) => void) | undefined)?.(data)
      )
    }
    embed.ready.then(
      (handle) => {
        setThere(true)
        tell(latest.current.handleRef, handle)
      },
      (error: Error) => latest.current.onFailure?.(error)
    )
    return () => {
      embed.destroy()
      setThere(false)
      tell(latest.current.handleRef, null)
    }
  }, [key])

  return (
    <div
      ref={container}
      className={className}
      style={{ ...(there ? {} : reserved(props)), ...style }}
    />
  )
}
