/**
 * Every message between the publisher's page and the widget, one entry each with its data.
 *
 * The handshake: the widget says `vs_hello` (to anyone: it carries the instance id only), the loader answers `vs_init`
 * from the page's own origin, the widget learns that origin and sends everything later to it alone, and says
 * `widget-load` when the first game, an empty list or an error is painted.
 */
export interface WidgetMessages {
  /** The frame is alive. */
  'vs_hello': Record<string, never>
  /** The first game, the empty screen or the error screen is painted; sent once. */
  'widget-load': { widgetId: string; type: string; partnerName: string | null; empty?: boolean }
  /** The height the content needs, in CSS px; the loader clamps it to 0..4000. */
  'vs_widget_resize_height': { height: number; width: number }
  /** Whether the frame takes the container's whole width. */
  'vs_widget_full_width': { enabled: boolean }
  /** Asks for the page's consent state. */
  'vs_get_consent_data': Record<string, never>
  /** The player logged out; the page may clear its own state. */
  'vs_logout': Record<string, never>
  /** Leads the page to another address, or opens it beside; heard only right after a tap inside the frame. */
  'vs_change_parent_link': { link: string; target: '_self' | '_blank' }
  /** The player turned the sound on or off; the loader pauses or resumes the page's other widgets. */
  'vs_sound': { muted: boolean }
}

/** From the publisher's page to the widget. */
export interface HostMessages {
  vs_init: {
    origin: string
    viewport: { w: number; h: number }
    /** Share of the frame that is visible, 0..1. */
    inView: number
    consent: ConsentData | null
    embedOptions: { analyticsBridge: boolean; ads: 'auto' | 'off' }
    customData?: CustomData
  }
  vs_consent_data: ConsentData
  vs_visibility: { ratio: number }
  vs_viewport: { w: number; h: number }
  /** Another instance took the sound. */
  vs_pause: Record<string, never>
  /** The other instance gave the sound back. */
  vs_resume: Record<string, never>
  vs_logout_request: Record<string, never>
}

/** What the page says its widget is about. */
export interface CustomData {
  query: string
  /** Pictures of the page. */
  assets: { description: string }[]
}

export interface ConsentData {
  gdprApplies: boolean | null
  tcString: string | null
  gppString: string | null
  uspString: string | null
  adConsent: boolean | null
}

export interface Envelope<Action extends string = string, Data = unknown> {
  action: Action
  source: 'vs-widget' | 'vs-host'
  v: 1
  /** Instance id of the loader's handle. */
  iid: string
  widgetId?: string
  data?: Data
}
