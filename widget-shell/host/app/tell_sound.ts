import type { Visit } from './visit'

/** One widget of the page sounds at a time, so the page hears of every change; each widget begins in silence. */
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
