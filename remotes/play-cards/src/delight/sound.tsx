import { useEffect } from 'react'
import { playSound, type SoundName } from './sounds'

interface Props {
  name: SoundName
  muted: boolean
}

/** Sounds once, as it appears, where sound is on then: turning it on later brings back nothing that is over. */
export function Sound({ name, muted }: Props) {
  useEffect(() => {
    if (!muted) playSound(name)
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [name])
  return null
}
