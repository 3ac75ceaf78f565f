import type { HostMessages, WidgetMessages } from '../../host/bridge/messages'
import { createApi } from '../api'
import type { VSWidgetGlobal, WidgetHandle } from '../contract'
import type { Link } from '../load_script'
import { makeLayer } from '../framebreak/layer'
import { makeDriver } from '../modes/driver'
import { startMore } from '../more/start_more'

export const APP = 'https://quiz.example'

/** An IntersectionObserver that reports what the test says. */
class FakeObserver {
  static live = new Set<FakeObserver>()
  targets: Element[] = []

  constructor(
    readonly report: IntersectionObserverCallback,
    readonly options: IntersectionObserverInit = {}
  ) {
    FakeObserver.live.add(this)
  }

  observe(target: Element) {
    this.targets.push(target)
  }

  disconnect() {
    FakeObserver.live.delete(this)
  }
}

export function installFakePage() {
  FakeObserver.live.clear()
  Object.assign(globalThis, { IntersectionObserver: FakeObserver })
  document.head.innerHTML = `<script async src="${APP}/embed/v1/loader.js"></script>`
  document.body.innerHTML = ''
}

/** What the build writes into the scripts: the place of each later file. */
const FILES = {
  MORE_FILE: ['/more.js', ''],
  MODES_FILE: ['/modes.js', ''],
  FRAMEBREAK_FILE: ['/framebreak.js', ''],
} satisfies Record<string, Link>

/** The loader on this page; its later files come at the next turn, unless the test keeps them away. */
export function startLoader({ withoutFiles = false } = {}): VSWidgetGlobal {
  Object.assign(globalThis, FILES)
  const files = new Map<string, unknown>([
    [FILES.MORE_FILE[0], startMore],
    [FILES.MODES_FILE[0], makeDriver],
    [FILES.FRAMEBREAK_FILE[0], makeLayer],
  ])
  return createApi(APP, ([path]) => Promise.resolve(withoutFiles ? undefined : files.get(path)))
}

/** Until the later files have come and what waited for them is done. */
export async function filesCome() {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve()
}

export const liveObservers = () => FakeObserver.live.size

/** Moves what lies inside the container to this visible share, and near the screen. */
export function scrollTo(container: Element, intersectionRatio: number) {
  for (const observer of [...FakeObserver.live]) {
    const entries = observer.targets
      .filter((target) => container.contains(target))
      .map((target) => ({ target, intersectionRatio, isIntersecting: true }))
    if (entries.length > 0) {
      observer.report(entries as unknown as IntersectionObserverEntry[], observer as never)
    }
  }
}

/** A message event as this widget's own frame would send it; the overrides make it hostile. */
export function send<Action extends keyof WidgetMessages>(
  handle: WidgetHandle,
  action: Action,
  data: WidgetMessages[Action],
  override: { event?: MessageEventInit; envelope?: object } = {}
) {
  const envelope = { action, source: 'vs-widget', v: 1, iid: handle.id, data }
  dispatchEvent(
    new MessageEvent('message', {
      origin: APP,
      source: handle.iframe.contentWindow,
      data: { ...envelope, ...override.envelope },
      ...override.event,
    })
  )
}

interface Heard {
  action: keyof HostMessages
  data: unknown
  origin: string
  envelope: Record<string, unknown>
}

/** Collects what the page writes to the widget from now on. */
export function hear(handle: WidgetHandle): Heard[] {
  const heard: Heard[] = []
  const frame = handle.iframe.contentWindow
  if (!frame) throw new Error('the frame is not in the document yet')
  frame.postMessage = ((envelope: never, origin: string) => {
    const { action, data } = envelope as Pick<Heard, 'action' | 'data'>
    heard.push({ action, data, origin, envelope })
  }) as typeof frame.postMessage
  return heard
}

export function addContainer(attributes: Record<string, string> = { 'data-vs-widget': 'w1' }) {
  const container = document.createElement('div')
  for (const [name, value] of Object.entries(attributes)) container.setAttribute(name, value)
  document.body.append(container)
  return container
}
