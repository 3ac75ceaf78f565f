import type { Place } from '@sidepick/rules/display_modes'
import type { FrameFailure } from '@sidepick/rules/frame_failures'
import type { Placement } from '@sidepick/rules/placements'
import type { DisplayMode } from '@sidepick/rules/types'
import type {
  ConsentData,
  CustomData,
  FrameBreakCaption,
  FrameBreakState,
  Measurement,
} from './page_data'

/**
 * Every message between the publisher's page and the widget, one entry each with its data.
 *
 * The handshake: the widget says `vs_hello` (to anyone: it carries the instance id only), the loader answers `vs_init`
 * from the page's own origin, the widget learns that origin and sends everything later to it alone: `vs_terms`, and
 * `widget-load` when the first game, an empty list or an error is painted.
 *
 * Both sides ignore a message from another origin, window or instance, one that is not in this map or too long, fields
 * of another type, what comes before the handshake, and what came before (see `seq`).
 */
export interface WidgetMessages {
  /** The frame is alive. */
  'vs_hello': Empty
  /**
   * What the widget's record, and the configuration in effect, say about its box: sent after the handshake, and whenever it has
   * become different. Widths in CSS px.
   */
  'vs_terms': {
    /** The record's type, which counts where the page names no display mode. */
    mode: DisplayMode
    maxWidth: number
    noMinWidth: boolean
    docking: boolean
    /** A rail may expand to the docked player. */
    rail: boolean
    /** A player that may dock stands in its corner at once, where the page does not say otherwise. */
    docked: boolean
  }
  /** An option of the page that means nothing, with the value it has; the page's console names it. */
  'vs_ignored': { option: string }
  /** The first game, the empty screen or the error screen is painted; sent once. The creator's name where there is no partner's. */
  'widget-load': { widgetId: string; type: string; partnerName: string | null; empty?: boolean }
  /** The frame shows a notice instead of a game. */
  'vs_failed': { message: FrameFailure }
  /** The height the content needs, in CSS px; the loader clamps it to 0..4000 and lays what is more over the page. */
  'vs_widget_resize_height': { height: number }
  /** Whether the frame takes the container's whole width. */
  'vs_widget_full_width': { enabled: boolean }
  /** Asks for a fixed place on the page. Sizes in CSS px; the window limits them. */
  'vs_dock_player': { placement: Placement; width: number; height: number }
  /** Back into the text. */
  'vs_undock_player': Empty
  /** The player minimized the widget: back into the text, with the container's whole width in modes that dock. */
  'vs_minimize_player': Empty
  /** As large as the display mode allows. */
  'vs_maximize_player': Empty
  /** Over the whole page, without reloading. */
  'vs_lightbox_load': Empty
  /** Back to where the frame stood before. */
  'vs_close_lightbox': Empty
  /** The control that the page draws to close a docked frame or a lightbox. */
  'vs_set_x_data': { visible: boolean; label: string; color: string; position: 'left' | 'right' }
  /** With a link the close control leads there instead of closing. */
  'vs_set_x_link': { href: string | null }
  /** Asks for the page's consent state. */
  'vs_get_consent_data': Empty
  /** What of the stay may not be stored; the page keeps it in memory, as the name of the frame. */
  'vs_keep': { state: string }
  /** The player logged out; the page may clear its own state. */
  'vs_logout': Empty
  /** Leads the page to a page of ours, or opens another address beside it; heard only right after a tap inside the frame. */
  'vs_change_parent_link': { link: string }
  /** The player turned the sound on or off; the loader pauses or resumes the page's other widgets. */
  'vs_sound': { muted: boolean }
  /** What the layer of passive cards on the page shows; sent whole, only where the configuration has such a layer. */
  'vs_framebreak_state': FrameBreakState
  /** The layer's video: another one, paused. The same address again brings the captions that came after it. */
  'framebreak_player_load': {
    src: string
    poster: string
    captions: FrameBreakCaption[]
  }
  /** The layer's video plays, unless the reader stopped it or asks for less motion. */
  'framebreak_player_play': Empty
  /** Sound of the layer's video. */
  'framebreak_player_mute': { muted: boolean }
  /** Asks for an ad in a slot of the layer. */
  'framebreak_player_ad_request': { slot: string }
  /** The layer's video goes. */
  'framebreak_player_destroy': Empty
  /** A measurement for the page's statistics; these fields stand in the envelope itself, whose source is `embed`. */
  'frame_break': { type: 'analytics'; typeAction: 'identify' | 'event'; data: Measurement }
}

/** From the publisher's page to the widget. */
export interface HostMessages {
  /** Answers the handshake with what the page knows. */
  vs_init: {
    origin: string
    /** The page's address without its fragment. */
    ref?: string
    viewport: { w: number; h: number }
    /** Share of the frame that is visible, 0..1. */
    inView: number
    consent: ConsentData | null
    embedOptions: EmbedOptions
    customData?: CustomData
  }
  /** The reader's consent, whenever it changes. */
  vs_consent_data: ConsentData
  /** Visible share of the frame, 0 to 1, whenever it passes a quarter. */
  vs_visibility: { ratio: number }
  /** Size of the page's window in CSS px. */
  vs_viewport: { w: number; h: number }
  /** Where the frame stands now. */
  vs_placed: { place: Place }
  /** Another widget stands on the page, perhaps in a shadow tree, where frames do not find it. */
  vs_neighbour: Empty
  /** Another instance took the sound. */
  vs_pause: Empty
  /** The other instance gave the sound back. */
  vs_resume: Empty
  /** Asks the widget to log the player out. */
  vs_logout_request: Empty
  /** The reader pressed the invitation of the layer on the page: starts a game that nobody has started. */
  vs_framebreak_start: Empty
  /** The layer's video can be played. */
  framebreak_player_ready: Empty
  /** Once a second while the layer's video plays: seconds from its start, and its length. */
  framebreak_player_time: { t: number; d: number }
  /** The layer's video has come to its end once more. */
  framebreak_player_ended: Empty
  /** The layer's video did not load. */
  framebreak_player_error: { message: string }
  /** An ad shows in the slot. */
  framebreak_player_ad_started: { slot: string }
  /** The ad has left the page with its slot. */
  framebreak_player_ad_completed: { slot: string }
  /** There is no ad for the slot, or the slot has left before one showed. */
  framebreak_player_ad_failed: { slot: string }
}

interface EmbedOptions {
  /** Every option as the page wrote it: lines of its name, a comma and its value. */
  given?: string
}

type Empty = Record<string, never>

export interface Envelope<Action extends string = string, Data = unknown> {
  action: Action
  source: 'vs-widget' | 'vs-host' | 'embed'
  v: 1
  /** Grows with each message of a sender, over reloads of the frame too; what is not above the last one is ignored. */
  seq?: number
  /** Instance id of the loader's handle. */
  iid: string
  widgetId?: string
  data?: Data
}
