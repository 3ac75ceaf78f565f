import type { Bridge } from '../bridge/bridge'
import { pageOptions } from '../bridge/page_options'

/** Wears the colours that the publisher's page asks for; without a wish they follow the reader's system. */
export const wearScheme = ({ events }: Pick<Bridge, 'events'>, root: HTMLElement) =>
  events.on('vs_init', ({ embedOptions }) => {
    const { colorScheme } = pageOptions(embedOptions.given)
    if (colorScheme !== 'auto') root.dataset.theme = colorScheme
  })
