import type { FrameFailure } from '@sidepick/rules/frame_failures'
import type { Place } from '@sidepick/rules/display_modes'
import type { MountOptions } from '@sidepick/rules/embed_options'
import type { ConsentData, Measurement } from '../host/bridge/page_data'

/** The events of a widget, with their data. */
export interface WidgetEvents {
  /** The first game, the empty screen or the error screen is painted. `type` is the display mode, `empty` an empty list. `partnerName` is the creator's where there is no partner: it names the frame. */
  load: { widgetId: string; type: string; partnerName: string | null; empty?: boolean }
  /** The frame's height changed after an action of the player. CSS px. */
  resize: { height: number }
  /** The player stands in another place: `flow` (in the text), `wide` (there in full width), `grown` (a bar over the lines below it), `docked` (in a corner) or `lightbox` (over the page). */
  place: { place: Place }
  /** The player was docked to a corner of the page. */
  dock: Record<string, never>
  /** The player was undocked into the text. */
  undock: Record<string, never>
  /** The player logged out inside the widget. */
  logout: Record<string, never>
  /** A measurement for the page's own statistics. */
  analytics: Measurement & { typeAction: 'identify' | 'event' }
  /** The widget shows no game. Nothing moves in the page; the box of an unknown widget closes below the visible area. */
  error: { message: Diagnostic }
}

/**
 * Not executed: no answer within 10 s. Not finished: an answer, but nothing painted. Missing referrer: see `ref`. The
 * others are told by the frame, which shows a notice.
 */
export type Diagnostic =
  'init not executed' | 'init not finished' | 'missing referrer' | FrameFailure

export type EventName = keyof WidgetEvents

/** One widget on the page. */
export interface WidgetHandle {
  /** Instance id, unique on the page and different after each mount. */
  readonly id: string
  /** The frame; it is inserted when it is near the visible area. */
  readonly iframe: HTMLIFrameElement
  /** Listens to one event and returns the function that stops listening. */
  on<Name extends EventName>(name: Name, listener: (data: WidgetEvents[Name]) => void): () => void
  /** Docks the player to a corner. Where display mode, configuration or window forbid it, it warns once, says why, and does nothing. */
  dock(): void
  /** Undocks the player into the text. */
  undock(): void
  /** Back into the text, with the container's whole width in modes that dock. */
  minimize(): void
  /** Shows the player as large as the display mode allows. */
  maximize(): void
  /** Sets the reader's consent, which overrides the page's consent platform from then on. */
  setConsent(consent: ConsentData): void
  /** Asks the widget to log the player out; the `logout` event follows where anybody was logged in. */
  logout(): void
  /** Removes frame, listeners, observers and timers, and leaves the container as it was. */
  destroy(): void
}

/** Calls that a page makes before the loader has arrived: `VSWidget.q.push(['mount', '#quiz', { widget: 'ID' }])`. */
export type QueuedCall =
  | ['mount', target: string | Element, options?: MountOptions]
  | ['scan', root?: ParentNode]
  | ['on', name: EventName, listener: (data: unknown, handle: WidgetHandle) => void]

/** A policy of trusted types, for addresses of scripts. */
export interface ScriptPolicy {
  createScriptURL(url: string): string
}

/** What browsers with Trusted Types have as `window.trustedTypes`. */
export interface TrustedTypes {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy
}

/** `window.VSWidget`. */
export interface VSWidgetGlobal {
  /** Runs the calls at once. A failing call is printed and does not stop the others. */
  q: { push(...calls: QueuedCall[]): void }
  /**
   * Mounts a widget in an element. Options override the element's attributes. For an element with a widget, returns
   * that one.
   *
   * @throws Error when the target is not in the document or neither `widget` nor `custom` names what to show.
   */
  mount(target: string | Element, options?: MountOptions): WidgetHandle
  /** Mounts every `[data-vs-widget]` and `[data-vs-custom]` below the root; calling it again changes nothing. */
  scan(root?: ParentNode): WidgetHandle[]
  /** The widget with this instance id, while it is mounted. */
  get(instanceId: string): WidgetHandle | undefined
  /** Listens to one event of every widget on the page, also of those mounted later. */
  on<Name extends EventName>(
    name: Name,
    listener: (data: WidgetEvents[Name], handle: WidgetHandle) => void
  ): () => void
  version: string
}
