import type { ScreenProps } from '@sidepick/card-kit'
import { RemoteSlot, type SlotProps } from './remote_slot'

/** The slot of one screen. The player waits for it, so it is loaded at once, and its failure is shown. */
export function ScreenSlot({ screen, ...slot }: SlotProps & { screen: ScreenProps }) {
  const { name } = screen
  return (
    <RemoteSlot
      {...slot}
      fetch
      alwaysShowError
      entry={slot.remotes.entryOfScreen(name)}
      name={name}
      draw={({ screens }) => {
        const Screen = screens[name]
        return Screen ? <Screen {...screen} /> : null
      }}
    />
  )
}
