import { useEffect, useState } from 'react'

/** The picture under the video. One that does not come leaves the plain ground, and is asked for again once the browser is online. */
export function Poster({ src }: { src: string }) {
  const [lost, setLost] = useState(false)
  useEffect(() => {
    if (!lost) return
    const again = () => setLost(false)
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [lost])
  if (lost) return null
  return <img className="vs-video__poster" src={src} alt="" onError={() => setLost(true)} />
}
