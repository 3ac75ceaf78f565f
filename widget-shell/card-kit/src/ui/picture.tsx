import { useEffect, useState, type ReactNode } from 'react'

export interface PictureProps {
  src: string
  className?: string
  /** With `lazy` it is fetched when it comes near the window. */
  loading?: 'lazy'
  /** What stands there when it does not come; nothing by default. */
  instead?: ReactNode
}

/** A picture that is decoration. One that does not come is asked for again once the browser is online. */
export function Picture({ src, className, loading, instead = null }: PictureProps) {
  const [lost, setLost] = useState<string | null>(null)
  useEffect(() => {
    if (lost === null) return
    const again = () => setLost(null)
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [lost])
  if (lost === src) return instead
  return (
    <img className={className} src={src} alt="" loading={loading} onError={() => setLost(src)} />
  )
}
