import type { Visit } from './visit'

/** Reports every change of sound to the page, because only one of its widgets may play sound; each starts muted. */
export function tellSound({ bridge, engine }: Pick<Visit, 'bridge' | 'engine'>): () => void {
  let told = true
  const tell = () => {
    const { muted } = engine.state()
    if (muted === told) return
    told = muted
    bridge.send('vs_sound', { muted })
  }
  tell()
  return engine.subscribe(tell)
}
