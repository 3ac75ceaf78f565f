import { text, within, type LayerAction, type Raw, type Readers } from '../bridge/read_host_message'

const MAX_VIDEO_SECONDS = 86_400
const MAX_MESSAGE = 200
const MAX_SLOT_NAME = 40

function readSlot({ slot }: Raw): { slot: string } | null {
  const name = text(slot)
  return name === null ? null : { slot: name.slice(0, MAX_SLOT_NAME) }
}

/** The readers of the layer's messages; the bridge learns them where there is a layer. */
export const layerReaders: Pick<Readers, LayerAction> = {
  vs_framebreak_start: () => ({}),
  framebreak_player_ready: () => ({}),
  framebreak_player_time(data) {
    const t = within(data.t, 0, MAX_VIDEO_SECONDS)
    const d = within(data.d, 0, MAX_VIDEO_SECONDS)
    return t === null || d === null ? null : { t, d }
  },
  framebreak_player_ended: () => ({}),
  framebreak_player_error: ({ message }) => ({
    message: (text(message) ?? '').slice(0, MAX_MESSAGE),
  }),
  framebreak_player_ad_started: readSlot,
  framebreak_player_ad_completed: readSlot,
  framebreak_player_ad_failed: readSlot,
}
